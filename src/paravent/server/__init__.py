"""The server: tables that people play at over the network. It loses nothing and leaks nothing."""

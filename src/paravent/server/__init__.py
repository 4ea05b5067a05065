"""The server: tables that people play at over the network. It loses nothing and leaks nothing.

`app` puts the rooms together. `transport` takes in what comes over HTTP and WebSockets, `tables` decides what becomes of it,
`storage` makes it durable, `bots` thinks for seats, `messages` is what server and clients say to each other, and `monitoring`
is for the operator. tests/test_layers.py says which may know which.
"""

"""The way in: HTTP, WebSockets, the browser's files, and how much one client may do."""

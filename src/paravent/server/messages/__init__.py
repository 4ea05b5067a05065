"""What server and clients say to each other: the wire's messages, and refusals as sentences."""

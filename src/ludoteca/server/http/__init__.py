"""HTTP and WebSocket: decode, authorise, hand to the room, send views; and the built client."""

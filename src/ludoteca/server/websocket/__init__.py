"""WebSocket connections: frames, outbox, round trips."""

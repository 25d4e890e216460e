"""The server: tables and their rooms, games in play, storage of them, HTTP, WebSockets, processes and workers."""

"""Clients written in Python: the terminal and the MCP server for agents. They use the public protocol only."""

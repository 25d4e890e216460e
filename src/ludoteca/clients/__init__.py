"""A chair taken by a program: the line to a table, the terminal, and the chair for agents. Only the public protocol."""

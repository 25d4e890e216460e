"""Starting, supervising and stopping server processes."""

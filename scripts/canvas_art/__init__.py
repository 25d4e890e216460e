"""The drawings of Canvas, made in code: `python -m scripts.canvas_art` writes them."""

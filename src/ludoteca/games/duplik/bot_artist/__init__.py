"""How a bot draws what it has understood, and judges a drawing whose contents are known."""

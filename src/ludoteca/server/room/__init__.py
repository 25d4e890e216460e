"""The people around a round."""

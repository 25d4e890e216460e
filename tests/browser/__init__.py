"""Whole evenings in a real browser: phones, desks, and the people in front of them."""

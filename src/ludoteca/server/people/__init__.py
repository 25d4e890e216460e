"""Guests, their tokens and opt-ins."""

"""Tests of the client's modules without a browser."""

"""Bots against bots: matches, tournaments, benchmarks, the load tool."""

"""One round: moves, clock, races, bots, broadcast."""

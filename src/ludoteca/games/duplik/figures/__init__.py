"""The library of kinds: people, animals, things and stages, with poses and slots."""

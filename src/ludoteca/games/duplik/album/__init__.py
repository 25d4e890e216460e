"""The album: plates drawn beforehand, each with its scene, its measurements and its marks."""

"""How a scene is put into words, and how words are understood, in Italian and English."""

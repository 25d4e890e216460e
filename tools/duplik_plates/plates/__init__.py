"""One module per plate: `SCENE` declares what is seen and asked, `draw(a)` draws it."""

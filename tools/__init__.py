"""Programs used when Ludoteca is built, not when it runs; none of them is in the wheel."""

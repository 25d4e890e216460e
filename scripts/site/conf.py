"""Sphinx settings of the documentation site (scripts/build_site.py)."""

project = "Ludoteca"
copyright = "the authors of Ludoteca, MIT licence"
language = "en"

extensions = ["myst_parser"]
myst_heading_anchors = 6             # a heading is linked by its words, as forges do
myst_enable_extensions = ["strikethrough"]
suppress_warnings = ["myst.header"]  # the rules' pages may begin with a table of contents of their own

html_theme = "furo"
html_title = "Ludoteca"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"top_of_page_buttons": []}
highlight_language = "none"
pygments_style = "tango"
pygments_dark_style = "monokai"

"""`python -m ludoteca.cli`: the same as the command `ludoteca`."""

import sys

from ludoteca.cli import main

sys.exit(main())

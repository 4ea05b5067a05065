"""`python -m paravent.cli`."""

from paravent.cli import main

main()

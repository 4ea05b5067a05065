"""`python -m paravent`."""

from paravent.cli import main

main()

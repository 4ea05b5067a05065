"""`python -m paravent` is the `paravent` command."""

from paravent.cli import main

main()

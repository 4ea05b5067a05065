"""A bot that answers how many questions its process was asked before."""

import sys

for number, _ in enumerate(sys.stdin):
    sys.stdout.write(f'"{number}"\n')
    sys.stdout.flush()

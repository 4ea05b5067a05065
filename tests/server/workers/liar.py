"""A bot that answers what is not allowed."""

import sys

for _ in sys.stdin:
    sys.stdout.write('"fly to the moon"\n')
    sys.stdout.flush()

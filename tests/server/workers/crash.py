"""A bot that dies at the first question."""

import sys

sys.stdin.readline()
sys.exit(3)

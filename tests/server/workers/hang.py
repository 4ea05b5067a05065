"""A bot that thinks for ever."""

import sys
import time

sys.stdin.readline()
time.sleep(600)

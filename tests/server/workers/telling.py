"""A bot that thinks longer when it holds good cards: odd seats do."""

import json
import sys
import time

for line in sys.stdin:
    question = json.loads(line)
    time.sleep(0.06 * (question["seat"] % 2))
    sys.stdout.write(json.dumps(question["moves"][0]) + "\n")
    sys.stdout.flush()

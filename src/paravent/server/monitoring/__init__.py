"""What an operator reads: logs and counters. Neither holds a secret."""

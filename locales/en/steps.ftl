# First steps and puzzles.

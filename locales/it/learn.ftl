# The rules page, and comparing two games.

# Setting up positions, files of games, analysis.

# House rules: the editor and what it says.

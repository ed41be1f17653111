-- Searching reads an index of words instead of every game. The index knows a
-- game by a number that nothing changes.
alter table game add column number integer;
update game set number = rowid;
create unique index game_by_number on game (number);

-- Accents do not count, and a word is found by its beginning. The words
-- themselves stay in `game`.
create virtual table game_words using fts5 (
    words,
    content = '',
    contentless_delete = 1,
    prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 2'
);

-- The days on which the program ran, since 1970: a game that was thrown away
-- is forgotten after so many of them, not when a clock says so.
create table day_seen (number integer primary key) strict;

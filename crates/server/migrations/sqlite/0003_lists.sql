-- Lists show where each game stands, without playing it again: a character for
-- each square, `.wWbB`. Null if that could not be found out.
alter table game add column placement text;

-- Lists and their counts read this alone; a game that is thrown away is in no
-- list.
drop index game_by_change;
create index game_listed on game (updated_at, id, number) where deleted_at is null;

-- Games that two play in two places. All that happens there is in the log of the
-- game; here are the two keys by which it is found, which never change. Neither
-- keys nor types are demanded, as a row that is damaged does not match its
-- checksum and must not keep the file of games from being opened.
create table room (
    game      text,
    -- The last part of the address that invites to play, and to watch.
    join_key  text,
    watch_key text,
    -- Checksum of this row.
    crc       integer
);

create index room_by_game on room (game);
create index room_by_join on room (join_key);
create index room_by_watch on room (watch_key);

-- Whose a game is: the SHA-256 of the token of the device that made it. Null if
-- it is common, as every game was before there were owners. Both columns are in
-- the seal of the row.
alter table game add column owner blob;
-- Whether others may read it who know its address.
alter table game add column shared integer not null default 0;

-- For the lists of one owner and of the common games what `game_listed` is for
-- the list of all.
create index game_owned on game (owner, updated_at, id, number) where deleted_at is null;

-- Who is signed in. Neither keys nor types are demanded, and there is no index:
-- a row that is damaged does not match its checksum and is dropped, and must not
-- keep the file of games from being opened. The tables are short.
create table session (
    -- SHA-256 of the token that the browser has.
    token_hash blob,
    -- SHA-256 of the token of the device.
    device     blob,
    -- What the browser called itself.
    browser    text,
    -- Milliseconds since 1970.
    created_at integer,
    seen_at    integer,
    -- Checksum of this row.
    crc        integer
);

-- The devices from which somebody signed in with the right password.
create table known_device (
    hash    blob,
    since   integer,
    seen_at integer,
    crc     integer
);

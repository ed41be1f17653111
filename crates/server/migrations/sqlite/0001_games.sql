-- A game is a header and a log of numbered entries. Both are text that the
-- referee can replay, which outlives any inner encoding.
create table game (
    id         text    primary key,
    -- JSON: rules, start, players. Never changed.
    header     text    not null,
    -- Checksum of id and header, so that damage is seen and not believed.
    header_crc integer not null,
    -- What a search looks in: edition, rules and names, in lower case.
    words      text    not null,
    -- The number of entries. A writer that saw n may only write entry n.
    version    integer not null default 0,
    -- '*' while the game goes on, else '2-0', '1-1' or '0-2'.
    result     text    not null default '*',
    moves      integer not null default 0,
    -- Milliseconds since 1970.
    created_at integer not null,
    updated_at integer not null,
    -- Null until the game is thrown away; after some weeks it is really gone.
    deleted_at integer
) strict;

create index game_by_change on game (updated_at, id);

-- Only ever appended to.
create table entry (
    seq    integer primary key,
    game   text    not null references game (id),
    -- Counted from 0, without gaps.
    number integer not null,
    text   text    not null,
    at_ms  integer not null,
    -- Checksum of game, number and text.
    crc    integer not null,
    constraint entry_once unique (game, number)
) strict;

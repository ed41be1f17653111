-- What no checksum covered: times, counts, the mark of a game that was thrown
-- away. Damage there would be believed.

-- Checksum of the whole log so far: each entry's own, with its time, on top of
-- that of the entries before it.
alter table game add column log_crc integer not null default 0;

-- Checksum of this row, without its header, which has its own.
alter table game add column row_crc integer not null default 0;

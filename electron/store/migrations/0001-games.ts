// The first shape of the store: games with their packs, inputs, snapshots, logs and last lines; notes; settings.
export const sql = `
CREATE TABLE games (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  seed TEXT NOT NULL,
  evil INTEGER NOT NULL,
  pack TEXT NOT NULL,
  saved TEXT NOT NULL,
  summary TEXT NOT NULL,
  over INTEGER NOT NULL
) STRICT;

-- Pack data once for all games that were begun with it.
CREATE TABLE packs (
  hash TEXT PRIMARY KEY,
  data BLOB NOT NULL
) STRICT;
CREATE TABLE game_packs (
  game INTEGER NOT NULL REFERENCES games,
  place INTEGER NOT NULL,
  pack TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES packs,
  PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE inputs (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  input TEXT NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
-- The state and the standing orders after input \`number\`, written by rules of \`version\`.
CREATE TABLE snapshots (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  version INTEGER NOT NULL,
  orders TEXT NOT NULL,
  state BLOB NOT NULL,
  PRIMARY KEY (game, number)
) STRICT;

-- The outbox: each seat's log, and the last line that it was sent, whole.
CREATE TABLE events (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  seat TEXT NOT NULL,
  events TEXT NOT NULL,
  PRIMARY KEY (game, number, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
  game INTEGER NOT NULL REFERENCES games,
  seat TEXT NOT NULL,
  count INTEGER NOT NULL,
  view TEXT NOT NULL,
  ask TEXT NOT NULL,
  secret INTEGER NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT;

CREATE TABLE notes (
  game INTEGER PRIMARY KEY REFERENCES games,
  note TEXT NOT NULL
) STRICT;
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

// The last view of each seat part by part, so that an answer writes those that it changed and no more.
export const sql = `
CREATE TABLE view_parts (
  game INTEGER NOT NULL REFERENCES games,
  seat TEXT NOT NULL,
  -- Where in the view.
  place INTEGER NOT NULL,
  part TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (game, seat, place)
) STRICT, WITHOUT ROWID;
INSERT INTO view_parts
  SELECT game, seat, row_number() OVER (PARTITION BY game, seat ORDER BY parts.id) - 1, parts.key, view -> fullkey
  FROM lines, json_each(view) AS parts;
ALTER TABLE lines DROP COLUMN view;
`

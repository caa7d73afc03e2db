// The seats of each game that the computer plays, which stood in one setting by the id of their game: there they could be lost apart from it.
export const sql = `
CREATE TABLE computers (
  game INTEGER PRIMARY KEY REFERENCES games,
  seats TEXT NOT NULL,
  sum INTEGER
) STRICT;
INSERT INTO computers (game, seats)
  SELECT games.key, each.value
  FROM json_each((SELECT value FROM settings WHERE key = 'computers')) AS each JOIN games ON games.id = each.key;
DELETE FROM settings WHERE key = 'computers';
`

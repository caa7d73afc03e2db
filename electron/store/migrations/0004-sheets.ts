// Whether a game's Map is of sheets made for it. Empty where it is of its pack's; being empty it changes no sum of a row that was there before.
export const sql = `ALTER TABLE games ADD COLUMN sheets TEXT NOT NULL DEFAULT '';\n`

// A checksum in every row; rows from before have none until they are written anew.
const tables = 'games packs game_packs inputs snapshots events lines view_parts notes settings'
export const sql = tables
  .split(' ')
  .map((table) => `ALTER TABLE ${table} ADD COLUMN sum INTEGER;\n`)
  .join('')

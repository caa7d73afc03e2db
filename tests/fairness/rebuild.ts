// Run in a process of its own: rebuilds the Hero's screen from a store that holds nothing but what is his, and prints it as one line.
import Database from 'better-sqlite3'
import { Outbox } from '../../electron/store/outbox.ts'
import { knowSums } from '../../electron/store/sums.ts'

const db = new Database(process.argv[2], { readonly: true })
knowSums(db)
const { key } = db.prepare<[], { key: number }>('SELECT key FROM games').get()!
const outbox = new Outbox(db)
const { view, ask } = outbox.sent(key).get('hero')!
process.stdout.write(JSON.stringify({ to: 'hero', log: outbox.log(key, 'hero'), view, ask }))

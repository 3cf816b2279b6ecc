import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBooks } from './books.ts'
import { runCore } from './run-core.ts'
import { serviceApiOf } from './service-api.ts'
import { openState } from './state-file.ts'
import { openWatch } from './watch.ts'

/**
 * A small insurer's core for the demo: it reads the feed, decides, and tells rows, by the API that any
 * core has. `main.js <folder> <url of the API> <who decides on claims>`; the folder has its key, its books and its state.
 */
const [folder = '', url = '', claimsDecidedBy = 'core'] = process.argv.slice(2)
const clock = Date.now
const stopping = new AbortController()
const stop = () => stopping.abort()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
// Whoever started it died: two at once would write one state.
process.on('disconnect', () => process.exit(0))

const state = openState(folder)
const books = readBooks(folder, { isDeskDeciding: claimsDecidedBy === 'desk' })
const api = serviceApiOf(url, readFileSync(join(folder, 'key'), 'utf8').trim())
const watch = await openWatch({ state, books, folder, clock })
// Nobody hears it if they died meanwhile.
process.send?.('ready', undefined, undefined, () => undefined)
await runCore({ state, books, api, clock, random: Math.random }, stopping.signal, (line) => {
  process.stderr.write(`demo core: ${line}\n`)
})
watch.close()
watch.closeAllConnections()
process.disconnect?.()

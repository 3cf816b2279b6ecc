import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { silentLog } from '../../apps/server/test/fakes/silent-log.ts'

/* Writes to a customer and to the coordinator, by the service's own connections, until somebody ends it; tells each id that was committed. */
const [url = ''] = process.argv.slice(2)
const { pool } = openDatabase({ url, log: silentLog, layout: 'spread' })
const writersAtOnce = 4
const pauseMs = 30

await Promise.all(Array.from({ length: writersAtOnce }, writeForEver))

async function writeForEver(): Promise<never> {
  for (;;) {
    try {
      const client = await pool.connect()
      try {
        for (;;) process.send?.(await writeOnce(client))
      } catch {
        client.release(true)
      }
    } catch {
      await delay(pauseMs)
    }
  }
}

async function writeOnce(client: pg.PoolClient): Promise<string> {
  const id = randomUUID()
  await client.query('begin')
  await client.query("insert into loose_file values ($1, $2, now() + interval '1 day')", [
    randomBytes(32),
    id,
  ])
  await client.query('insert into taken_code (code) values ($1)', [id])
  await client.query('commit')
  return id
}

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnService } from '../test/spawned-service.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { markAsDemo } from './demo/demo-marker.ts'
import { systemClock } from './platform/clock/clock.ts'
import type { Db } from './platform/database/database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'ecenter-stopped-'))
  await markAsDemo(database.db, systemClock.today())
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a terminal that is closed ends a service in good order, as any other stop does', async () => {
  const service = await spawnService({ DATABASE_URL: database.url, DATA_FOLDER: folder })
  expect(await service.stop('SIGHUP')).toBe(0)
})

test('a terminal that is closed cuts no answer off that is on its way', async () => {
  const service = await spawnService({ DATABASE_URL: database.url, DATA_FOLDER: folder })
  const url = new URL('/ecenter/wp/uuid/uuid', service.origin)
  const head = {
    channelNo: '2',
    requestId: 'held',
    check: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  }
  const { answered, stopped } = await database.db.transaction().execute(async (transaction) => {
    await sql`lock table session in access exclusive mode`.execute(transaction)
    const answered = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ head, body: {} }),
    })
    await untilWaiting(database.db)
    return { answered, stopped: service.stop('SIGHUP') }
  })
  expect(await (await answered).text()).toContain('"resultCode":"1"')
  expect(await stopped).toBe(0)
})

test('who connects and says nothing keeps no service from ending in good order', async () => {
  const service = await spawnService({ DATABASE_URL: database.url, DATA_FOLDER: folder })
  const { hostname, port } = new URL(service.origin)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => {})
  await once(silent, 'connect')
  // Connections are accepted in turn, so the silent one is there when this is answered.
  await fetch(new URL('/healthz', service.origin))
  expect(await service.stop()).toBe(0)
  silent.destroy()
})

/** Until somebody stands before the lock. */
async function untilWaiting(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
  if (rows.length > 0) return
  await sleep(20)
  await untilWaiting(db)
}

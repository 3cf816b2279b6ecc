import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citusNodes } from '../../test/citus/nodes.ts'
import { newOperator } from '../../test/operator.ts'
import { testClock } from '../../test/test-clock.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../test/test-database.ts'
import { auditOn } from '../platform/audit/audit.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'

const parent = mkdtempSync(join(tmpdir(), 'ecenter-dump-'))
const { keys, run } = newOperator({ DATA_FOLDER: join(parent, 'data') })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(parent, { recursive: true })
})

/** Of the client programs on this machine, 0 where there are none. */
function clientVersion(): number {
  try {
    return Number(/ (\d+)\./.exec(execFileSync('pg_dump', ['--version']).toString())?.[1])
  } catch {
    return 0
  }
}

/** Several servers are refused before anything of a dump is looked for. */
const ofOneServer = test.skipIf(citusNodes().length > 0)

ofOneServer('who has no client programs is told which are needed', async () => {
  const lonely = newOperator({ PATH: parent })
  const { code, said } = await lonely.run(database, 'backup', join(parent, 'none'))
  expect([code, said]).toEqual([1, expect.stringContaining('pg_dump is not on this machine')])
})

test('rows on several servers are in no dump, so there is none, and it is said what to do', async () => {
  const spread = await createTestDatabase()
  // The stand-in is told from Citus by nobody who only asks whether it is there.
  await sql`create or replace function public.citus_version() returns text language sql as $$ select 'stand-in' $$`.execute(
    spread.db,
  )
  const folder = join(parent, 'spread')
  const { code, said } = await run(spread, 'backup', folder)
  await spread.drop()
  expect([code, said]).toEqual([1, expect.stringContaining('citus_create_restore_point')])
  expect(existsSync(join(folder, 'manifest.json'))).toBe(false)
})

ofOneServer(
  'a database of one’s own goes into a dump and comes back into an empty one',
  async ({ skip }) => {
    const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version
  `.execute(database.db)
    skip(clientVersion() < Number(rows[0]?.version), 'no client programs of the server’s version')

    const audit = auditOn({ ...database, keys, clock: testClock() })
    await audit.record({ event: 'lookup', outcome: 'found' })
    const backup = join(parent, 'backup')
    // The new server has no such tablespace.
    const takeAway = await giveTrailTablespace(database)
    const { code, said } = await run(database, 'backup', backup)
    await takeAway()
    expect([code, said]).toEqual([0, expect.stringContaining('KEYS ARE NOT IN IT')])
    expect(existsSync(join(backup, 'demo-keys'))).toBe(false)

    const elsewhere = newOperator({ DATA_FOLDER: join(parent, 'restored') })
    const over = await elsewhere.run(database, 'restore', backup)
    expect(over).toMatchObject({ code: 1, said: expect.stringContaining('that is not empty') })
    const empty = await createEmptyDatabase()
    expect(await elsewhere.run(empty, 'restore', backup)).toMatchObject({ code: 0 })
    expect(await verifyTrail(empty.db, keys)).toMatchObject({ kind: 'holds', entries: 2 })
    await empty.drop()
  },
)

/** Moves the trail to a disk of its own, as operations.md says; only a superuser can. Answers how that ends. */
async function giveTrailTablespace({ pool }: TestDatabase): Promise<() => Promise<void>> {
  const { rows } = await pool.query('select rolsuper from pg_roles where rolname = current_user')
  if (!rows[0].rolsuper) return async () => undefined
  const name = `ecenter_test_${randomBytes(4).toString('hex')}`
  const client = await pool.connect()
  await client.query('set allow_in_place_tablespaces = on')
  await client.query(`create tablespace ${name} location ''`)
  await client.query(`alter table audit_entry set tablespace ${name}`)
  client.release(true)
  return async () => {
    await pool.query('alter table audit_entry set tablespace pg_default')
    await pool.query(`drop tablespace ${name}`)
  }
}

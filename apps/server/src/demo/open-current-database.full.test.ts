import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { readSettings } from '../platform/config/settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { isOfFormerSchema } from '../platform/database/former-schema.ts'
import { migrateAlone } from '../platform/database/migrate.ts'
import { markAsDemo } from './demo-marker.ts'
import { openCurrentDatabase } from './open-current-database.ts'

let folder: string
let said: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-older-'))
  await chmod(folder, 0o755)
  said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => {
    said += words
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

function settings() {
  return readSettings({ DATA_FOLDER: folder }, '/')
}

/** What a version with many steps leaves: its list of steps, its tables, and what lies beside the database. */
async function makeFormer({ isDemo }: { isDemo: boolean }): Promise<void> {
  const { url, db, close } = await openConfiguredDatabase(settings(), silentLog)
  const up = async () => void (await sql`create table policy (customer_key bytea)`.execute(db))
  await migrateAlone(url, { '0002-car-policies': { up } })
  await sql`insert into kysely_migration values ('0001-sessions-and-proofs', '2026-01-01')`.execute(
    db,
  )
  await sql`insert into policy values ('x')`.execute(db)
  if (isDemo) await markAsDemo(db, '2026-01-01')
  await close()
  await writeFile(join(folder, 'demo-keys'), 'of the older demo')
}

async function asideIn(...below: string[]): Promise<string[]> {
  return (await readdir(join(folder, ...below))).filter((name) => name.includes('.older-demo-'))
}

test('an older demo is set aside with its keys, in words, and a new database is there', async () => {
  await makeFormer({ isDemo: true })
  const { db, close } = await openCurrentDatabase(settings(), silentLog)
  expect(await isOfFormerSchema(db)).toBe(false)
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(db)
  expect(rows).toEqual([])
  await close()

  const [keys = ''] = await asideIn()
  expect(keys).toMatch(/^demo-keys\.older-demo-\d{8}T\d{6}$/)
  expect(await readFile(join(folder, keys), 'utf8')).toBe('of the older demo')
  const [cluster = ''] = await asideIn('postgres')
  expect(existsSync(join(folder, 'postgres', cluster, 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(folder, 'postgres', cluster, 'postmaster.pid'))).toBe(false)
  expect(said).toContain('is of an older version. It is set aside')
  expect(said).toContain(cluster)
})

test('of two processes that start at once one sets it aside, and both use the new one', async () => {
  await makeFormer({ isDemo: true })
  const both = await Promise.all([1, 2].map(() => openCurrentDatabase(settings(), silentLog)))
  expect(new Set(both.map(({ url }) => url)).size).toBe(1)
  expect(await asideIn('postgres')).toHaveLength(1)
  for (const { close } of both) await close()
})

test('what is not a demo stays where it is, and is refused with how to go on', async () => {
  await makeFormer({ isDemo: false })
  const { url, db, close } = await openCurrentDatabase(settings(), silentLog)
  await expect(migrateAlone(url, {})).rejects.toThrow(
    'the database is of a version whose schema came in many steps: export its rows',
  )
  expect((await sql`select from policy`.execute(db)).rows).toHaveLength(1)
  await close()
  expect([...(await asideIn()), ...(await asideIn('postgres'))]).toEqual([])
})

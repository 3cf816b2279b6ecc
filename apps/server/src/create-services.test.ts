import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDemoDatabase } from '../test/demo-database.ts'
import { silentLog } from '../test/fakes/silent-log.ts'
import { storeProducts } from '../test/imports.ts'
import { createServices } from './create-services.ts'
import { migrations } from './migrations/migrations.ts'
import { readSettings } from './platform/config/settings.ts'
import { openConfiguredDatabase } from './platform/database/configured-database.ts'
import { readPostmaster } from './platform/database/embedded/postmaster.ts'
import { serverPlace } from './platform/database/embedded/server-place.ts'
import { migrate } from './platform/database/migrate.ts'
import { listStaffRecords, staffCalled } from './platform/staff/staff.repository.ts'

test('a start that is refused leaves no PostgreSQL running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-refused-'))
  await chmod(folder, 0o755)
  const settings = readSettings({ DATA_FOLDER: folder }, '/')
  const { db, close } = await openConfiguredDatabase(settings, silentLog)
  await migrate(db, migrations)
  await storeProducts({ db })
  await close()

  await expect(createServices(settings, silentLog)).rejects.toThrow(
    "holds data that is not the demo's",
  )
  const { cluster } = await serverPlace(join(folder, 'postgres'))
  expect(await readPostmaster(cluster)).toBeUndefined()
  await rm(folder, { recursive: true })
})

test('accounts that were brought along are known by their names once the service has started', async () => {
  const { database, keys, material } = await createDemoDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-brought-along-'))
  const staff = await listStaffRecords({ db, keys })
  const damaged = staff[0]?.id ?? ''
  await db
    .updateTable('staff')
    .set({ name_hash: Buffer.alloc(0) })
    .execute()
  await db
    .updateTable('staff')
    .set({ sealed: Buffer.alloc(40, 1) })
    .where('id', '=', damaged)
    .execute()

  const { data, search, proof } = material
  const env = {
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    DATA_KEYS: data.map(({ number, key }) => `${number}:${key.toString('base64')}`).join(),
    SEARCH_KEY: search[0]?.toString('base64'),
    PROOF_KEY: proof[0]?.toString('base64'),
  }
  const { close } = await createServices(readSettings(env, '/'), silentLog)
  await close()
  const others = staff.filter(({ id }) => id !== damaged)
  expect(others.length).toBeGreaterThan(1)
  for (const { id, name } of others) expect(await staffCalled({ db, keys }, [name])).toContain(id)
  await database.drop()
  await rm(folder, { recursive: true })
})

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silentLog } from '../test/fakes/silent-log.ts'
import { storeProducts } from '../test/imports.ts'
import { createServices } from './create-services.ts'
import { migrations } from './migrations/migrations.ts'
import { readSettings } from './platform/config/settings.ts'
import { openConfiguredDatabase } from './platform/database/configured-database.ts'
import { readPostmaster } from './platform/database/embedded/postmaster.ts'
import { serverPlace } from './platform/database/embedded/server-place.ts'
import { migrate } from './platform/database/migrate.ts'

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

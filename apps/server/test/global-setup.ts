import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { silentLog } from './silent-log.ts'
import { buildTemplate, dropDatabase, dropForgottenDatabases } from './test-database.ts'

/** Kept between runs, so that only the first one has to create it. */
const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/ecenter-postgres', import.meta.url),
)

/**
 * One PostgreSQL for the whole run: that of `DATABASE_URL`, whose role may create databases, or
 * an embedded one. Test files inherit both variables.
 */
export async function setup(): Promise<() => Promise<void>> {
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ folder, log: silentLog })
  if (embedded) process.env.DATABASE_URL = embedded.url
  await dropForgottenDatabases()
  const template = await buildTemplate()
  process.env.TEST_TEMPLATE = template

  return async () => {
    await dropDatabase(template)
    await embedded?.stop()
  }
}

import { passingFolder } from './fakes/passing-folder.ts'
import { passingPostgres } from './fakes/passing-postgres.ts'
import { buildTemplate, dropForgottenDatabases, dropTemplates } from './test-database.ts'

/**
 * One PostgreSQL for the whole run: that of `DATABASE_URL`, whose role may create databases, or
 * an embedded one. Test files inherit all variables.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = passingFolder()
  const embedded = process.env.DATABASE_URL ? undefined : await passingPostgres()
  if (embedded) {
    process.env.DATABASE_URL = embedded.url
    process.env.TEST_COPIES = 'file_copy'
    process.env.TEST_CLUSTER = embedded.cluster
  }
  await dropForgottenDatabases()
  const template = await buildTemplate()
  process.env.TEST_TEMPLATE = template

  return async () => {
    await dropTemplates(template)
    await embedded?.stop()
    folder.remove()
  }
}

import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { storeProducts } from '../../apps/server/src/domains/policies/store/store-products.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

let made = 0

/** A database of that server with the schema and products, and nothing else; gives its URL. */
export async function freshDatabase(server: string): Promise<string> {
  made += 1
  const log = openLog('silent')
  const around = openDatabase({ url: server, log })
  await around.pool.query(`create database imports_${made}`)
  await around.close()
  const url = new URL(server)
  url.pathname = `/imports_${made}`
  const database = openDatabase({ url: url.href, log })
  await migrate(database.db, migrations)
  const rows = demoProducts().map(({ code, kind, name, basics }) => {
    return { code, kind, name, basics, clauseCodes: [] }
  })
  await storeProducts(database, rows)
  await database.close()
  return url.href
}

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fewStaff } from '../../src/demo/demo-size.ts'
import { loadDemoIfEmpty } from '../../src/demo/load-demo.ts'
import { migrations } from '../../src/migrations/migrations.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { distribution } from '../../src/platform/database/distribution.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { keysFrom } from '../../src/platform/keys/keys.ts'
import { testClock } from '../test-clock.ts'
import { createEmptyDatabase } from '../test-database.ts'
import { testKeyMaterial } from '../test-keys.ts'
import { columnOf, spreadOf } from './citus-statements.ts'
import { citusNodes, joinNodes, spreadTables } from './nodes.ts'

const moved = Object.keys(distribution).filter((table) => spreadOf(table) !== 'on one server')

describe.skipIf(citusNodes().length === 0)('rows that are there before they are spread', () => {
  test('are all there afterwards, and none of a customer is left on the coordinator’s disk', async () => {
    const database = await createEmptyDatabase()
    const { db } = database
    await joinNodes(new URL(database.url).pathname.slice(1))
    await migrate(db, migrations)
    await loadDemoIfEmpty({ db, keys: keysFrom(testKeyMaterial()), clock: testClock() }, fewStaff)
    const before = await rowsByTable(db)
    await spreadTables(database.url)
    expect(await rowsByTable(db)).toEqual(before)
    expect(await onCoordinatorsDisk(db)).toEqual([])
    await database.drop()
  })
})

async function rowsByTable(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const table of moved) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}

/** A table whose rows went elsewhere has none where it began; what every server has, this one has beside. */
async function onCoordinatorsDisk(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select name as table from unnest(${moved}::text[]) as name where pg_relation_size(name::regclass) > 0
  `.execute(db)
  return rows.map(({ table }) => table).filter((table) => columnOf(table) !== undefined)
}

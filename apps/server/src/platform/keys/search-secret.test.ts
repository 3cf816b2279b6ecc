import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cluster } from '../../../test/fakes/full-disk.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/test-database.ts'
import { findSearchSecret, resealSearchSecret, storeSearchSecret } from './search-secret.ts'

const [old, fresh] = [randomBytes(32), randomBytes(32)]
const secret = randomBytes(32)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await storeSearchSecret(database.db, { secret, isFormerKey: false }, [old])
})
afterAll(() => database.drop())

async function sealedSecret(): Promise<Buffer> {
  const { sealed } = await database.db
    .selectFrom('search_secret')
    .select('sealed')
    .executeTakeFirstOrThrow()
  return sealed
}

/** What somebody has of the secret's table who copies the database's files. */
async function fileOfTable(folder: string): Promise<Buffer> {
  // PostgreSQL writes all that it has in memory before it copies a database, and does so for any role.
  await (await createEmptyDatabase()).drop()
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath('search_secret') as path
  `.execute(database.db)
  return readFile(join(folder, rows[0]?.path ?? ''))
}

test.runIf(cluster)(
  'once it is sealed anew the files of the database do not hold the secret under the old key',
  async () => {
    const folder = cluster ?? ''
    const underOld = await sealedSecret()
    expect((await fileOfTable(folder)).includes(underOld)).toBe(true)
    // A connection that begins at that moment, to whatever database, may still see the row as it was.
    await expect
      .poll(async () => {
        await resealSearchSecret(database.db, secret, [fresh, old])
        return (await fileOfTable(folder)).includes(underOld)
      })
      .toBe(false)
    expect((await fileOfTable(folder)).includes(await sealedSecret())).toBe(true)
    expect(await findSearchSecret(database.db, [fresh])).toMatchObject({ secret, at: 0 })
    await expect(findSearchSecret(database.db, [old])).rejects.toThrow('SEARCH_KEY is another key')
  },
)

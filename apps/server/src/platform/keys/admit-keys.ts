import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { usedTable } from '../database/distribution.ts'
import type { KeyMaterial, OpenedMaterial } from './keys.ts'
import { KeysRefused } from './keys-refused.ts'
import {
  notedSearchKey,
  noteKeys,
  noteSearchSecret,
  refuseLostSearchSecret,
  refuseOtherKeys,
} from './known-keys.ts'
import { findSearchSecret, type SearchSecret, storeSearchSecret } from './search-secret.ts'

/**
 * Notes keys that are new to this database, as a service does when it starts, and opens its search secret,
 * which is made when there is none. Throws `KeysRefused` where one is not what it was.
 */
export async function admitKeys(db: Db, material: KeyMaterial): Promise<OpenedMaterial> {
  const { search, ...others } = material
  return db.transaction().execute(async (transaction) => {
    // Of services that start at once one makes the secret, and of two with different keys one is refused.
    await sql`lock table known_key in share row exclusive mode`.execute(transaction)
    await refuseOtherKeys(transaction, material)
    const found = await findSearchSecret(transaction, search)
    const { secret } = found ?? (await makeSearchSecret(transaction, search))
    await noteKeys(transaction, material)
    await noteSearchSecret(transaction, secret)
    return { ...others, searchSecret: secret }
  })
}

/** The same without noting or making anything, for who works on the data of a service. */
export async function openMaterial(db: Db, material: KeyMaterial): Promise<OpenedMaterial> {
  await refuseOtherKeys(db, material)
  const { search, ...others } = material
  const { secret } = await searchSecretOf(db, search)
  return { ...others, searchSecret: secret }
}

/** The search secret that a service made; throws `KeysRefused` where none did, or no key of these opens it. */
export async function searchSecretOf(db: Db, search: readonly Buffer[]): Promise<SearchSecret> {
  const found = await findSearchSecret(db, search)
  if (found !== undefined) return found
  await refuseLostSearchSecret(db)
  throw new KeysRefused('the database has no search secret yet: start the service first')
}

async function makeSearchSecret(
  db: Db,
  search: readonly Buffer[],
): Promise<Omit<SearchSecret, 'at'>> {
  await refuseLostSearchSecret(db)
  const former = await formerKeyOf(db, search)
  const made = { secret: former ?? randomBytes(32), isFormerKey: former !== undefined }
  await storeSearchSecret(db, made, search)
  return made
}

/** Where hashes lie that `SEARCH_KEY` itself made, none would be found with another secret. */
async function formerKeyOf(db: Db, search: readonly Buffer[]): Promise<Buffer | undefined> {
  const noted = await notedSearchKey(db, search)
  if (noted !== undefined) return noted
  // Keys were not always noted.
  if ((await usedTable(db)) === undefined) return undefined
  const [only, ...others] = search
  if (others.length === 0) return only
  throw new KeysRefused(
    'SEARCH_KEY has several keys, and this database does not know yet with which its hashes were made: ' +
      'start once with that one alone',
  )
}

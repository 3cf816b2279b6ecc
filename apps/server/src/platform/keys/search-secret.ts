import { hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { KeysRefused } from './keys-refused.ts'
import { sealsFrom } from './seals.ts'

/** What the keyed hashes of a database are made with. It stays for good; the key that it is sealed with is changed. */
export interface SearchSecret {
  readonly secret: Buffer
  /** Where in the list of given keys the one is that it is sealed with, from 0. */
  readonly at: number
  /** The database is of a time when `SEARCH_KEY` itself made its hashes: the secret is that key. */
  readonly isFormerKey: boolean
}

/** Undefined before a service made it; throws `KeysRefused` where none of the given keys opens it. */
export async function findSearchSecret(
  db: Db,
  keys: readonly Buffer[],
): Promise<SearchSecret | undefined> {
  const row = await db.selectFrom('search_secret').selectAll().executeTakeFirst()
  if (row === undefined) return undefined
  for (const [at, key] of keys.entries()) {
    const secret = opened(row.sealed, key)
    if (secret !== undefined) return { secret, at, isFormerKey: row.is_former_key }
  }
  throw new KeysRefused(
    'SEARCH_KEY is another key than the search secret of this database is sealed with: ' +
      'give that one too, behind the new one',
  )
}

/** The first time, under the first key: a second secret would find nothing of what the first one named. */
export async function storeSearchSecret(
  db: Db,
  { secret, isFormerKey }: Omit<SearchSecret, 'at'>,
  keys: readonly Buffer[],
): Promise<void> {
  const sealed = sealedWith(keys, secret)
  await db.insertInto('search_secret').values({ sealed, is_former_key: isFormerKey }).execute()
}

/**
 * Under the first key. Who has the secret in memory goes on with it; who starts from now on has to have that key.
 * Outside of any transaction.
 */
export async function resealSearchSecret(
  db: Db,
  secret: Buffer,
  keys: readonly Buffer[],
): Promise<void> {
  await db
    .updateTable('search_secret')
    .set({ sealed: sealedWith(keys, secret) })
    .execute()
  // The row under the old key lies in the file still, and no automatic vacuum ever comes for a single one.
  await sql`vacuum full search_secret`.execute(db)
}

const context = 'search_secret'

function sealedWith([first]: readonly Buffer[], secret: Buffer): Buffer {
  if (first === undefined) throw new Error('no search key is configured')
  return sealsOf(first).sealBytes(context, secret)
}

function opened(sealed: Buffer, key: Buffer): Buffer | undefined {
  try {
    return sealsOf(key).unsealBytes(context, sealed)
  } catch {
    return undefined
  }
}

/** With what follows from the key, for the key itself makes hashes in a database of a former time. */
function sealsOf(key: Buffer) {
  return sealsFrom([{ number: 1, key: Buffer.from(hkdfSync('sha256', key, '', context, 32)) }])
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { PipelinedConnection } from '../../platform/database/connections/pipelined-connection.ts'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { CoreScope } from './core-scope.ts'

/** A key as who calls with it is known. */
export interface CoreKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly CoreScope[]
}

/** The same for the operator. */
export interface CoreKeyRecord extends CoreKey {
  readonly addedAt: Date
  readonly usedAt: Date | undefined
  readonly revokedAt: Date | undefined
}

interface KeyStore {
  readonly db: Db
  readonly keys: Keys
}

/** Programs that look for secrets in what is published know a key by it. */
const beginning = 'eck_'

/** Whether a text can be a key at all, so that no other one is looked up. */
export function isKeyShaped(text: string): boolean {
  return /^eck_[\w-]{43}$/.test(text)
}

/** Stores a new key and gives it: nobody can read it again. Undefined where a live one has that name. */
export async function addCoreKey(
  { db, keys }: KeyStore,
  { name, scopes, now }: { name: string; scopes: readonly CoreScope[]; now: Date },
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const id = randomUUID()
  const secret = beginning + randomBytes(32).toString('base64url')
  const stored = await db
    .insertInto('core_key')
    .values({ id, name, key_hash: hashOf(keys, secret), scopes: [...scopes], added_at: now })
    .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored && { id, secret }
}

/** Every key that there ever was, the latest last. */
export async function listCoreKeys(db: Db): Promise<CoreKeyRecord[]> {
  const rows = await db.selectFrom('core_key').selectAll().orderBy('added_at').execute()
  return rows.map(({ id, name, scopes, added_at, used_at, revoked_at }) => ({
    id,
    name,
    scopes,
    addedAt: added_at,
    usedAt: used_at ?? undefined,
    revokedAt: revoked_at ?? undefined,
  }))
}

/** Ends the live key of that name, and tells which it was. */
export async function revokeCoreKey(
  db: Db,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('core_key')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whose key it is; undefined of one that there never was, or that was revoked. */
export async function findCoreKey(
  connection: PipelinedConnection,
  keys: Keys,
  secret: string,
): Promise<CoreKey | undefined> {
  const [row] = await selectLive(connection, hashOf(keys, secret))
  return row
}

/** Notes that it was used, at most once a minute. */
export async function noteCoreKeyUsed(
  connection: PipelinedConnection,
  id: string,
  now: Date,
): Promise<void> {
  await updateUsed(connection, id, now)
}

// By a keyed hash, so how long it takes tells nothing of a key that is right up to some character.
const selectLive = statement<CoreKey>(
  'select-core-key',
  'select id, name, scopes from core_key where key_hash = $1 and revoked_at is null',
)

const updateUsed = statement(
  'update-core-key-used',
  `update core_key set used_at = $2
   where id = $1 and (used_at is null or used_at < $2::timestamptz - interval '1 minute')`,
)

function hashOf(keys: Keys, secret: string): Buffer {
  return keys.searchHash('core-key', secret)
}

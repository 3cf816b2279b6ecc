import { createHash, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type InferOutput, object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { contactByKey, type PersonContact, type PersonStore } from './person-contact.ts'

interface PasskeyStore extends PersonStore {
  readonly clock: Pick<Clock, 'now'>
}

/** The key is sealed too: bound to its row, none can be moved to another person's. */
const secrets = object({
  device: string(),
  mobile: string(),
  credentialId: string(),
  publicKey: string(),
})
type PasskeySecrets = InferOutput<typeof secrets>

export interface PersonPasskey extends Omit<PasskeySecrets, 'publicKey'> {
  readonly id: string
  readonly customerKey: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly addedAt: Date
  readonly usedAt: Date | undefined
}

/** Nobody has more. */
export const passkeysAtMost = 20

/** Where key and name are sealed for. */
export function passkeyContext(id: string): string {
  return `person-passkey/${id}`
}

/** Names the person to browsers and tells them nothing; it stays as long as the person's passkeys do. */
export function passkeyUser(keys: Keys, customerKey: Buffer): string {
  return keys.searchHash('passkey-user', customerKey.toString('hex')).toString('base64url')
}

type NewPasskey = Pick<
  PersonPasskey,
  'customerKey' | 'publicKey' | 'signCount' | 'device' | 'mobile' | 'credentialId'
>

/** False where the credential is known already, whoever has it. */
export async function storePasskey(
  { db, keys, clock }: PasskeyStore,
  { customerKey, publicKey, signCount, ...given }: NewPasskey,
): Promise<boolean> {
  const id = randomUUID()
  const sealed = { ...given, publicKey: publicKey.toString('base64url') }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('person_passkey')
    .values({
      id,
      customer_key: customerKey,
      credential_hash: hashOf(given.credentialId),
      sign_count: signCount,
      added_at: clock.now(),
      used_at: null,
      sealed: keys.seal(passkeyContext(id), parse(secrets, sealed)),
    })
    .onConflict((conflict) => conflict.column('credential_hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A passkey with whose it is: undefined where it is unknown, or their phone is another one by now. */
export async function passkeyBehind(
  store: PasskeyStore,
  credentialId: string,
): Promise<{ readonly passkey: PersonPasskey; readonly contact: PersonContact } | undefined> {
  const row = await store.db
    .selectFrom('person_passkey')
    .selectAll()
    .where('credential_hash', '=', hashOf(credentialId))
    .executeTakeFirst()
  const passkey = row && passkeyOf(store, row)
  const contact = passkey && (await contactByKey(store, passkey.customerKey))
  if (passkey === undefined || contact?.mobile !== passkey.mobile) return undefined
  return { passkey, contact }
}

/** A person's passkeys, the last added first. */
export async function passkeysOf(
  store: PasskeyStore,
  customerKey: Buffer,
): Promise<PersonPasskey[]> {
  const rows = await store.db
    .selectFrom('person_passkey')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => passkeyOf(store, row))
}

/** False where it is gone, or has signed as often in the meantime: then a copy of it may be about. */
export async function markPasskeyUsed(
  { db, clock }: PasskeyStore,
  { id }: PersonPasskey,
  signCount: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person_passkey')
    .set({ sign_count: signCount, used_at: clock.now() })
    .where('id', '=', id)
    .where(({ or, eb, and, val }) =>
      or([
        eb('sign_count', '<', signCount),
        and([eb('sign_count', '=', 0), eb(val(signCount), '=', 0)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removePasskeys(
  { db }: Pick<PasskeyStore, 'db'>,
  customerKey: Buffer,
  id?: string,
): Promise<void> {
  await db
    .deleteFrom('person_passkey')
    .where('customer_key', '=', customerKey)
    .$if(id !== undefined, (those) => those.where('id', '=', id ?? ''))
    .execute()
}

function passkeyOf(
  { keys }: PersonStore,
  row: Selectable<Tables['person_passkey']>,
): PersonPasskey {
  const { publicKey, ...rest } = parse(secrets, keys.unseal(passkeyContext(row.id), row.sealed))
  return {
    ...rest,
    id: row.id,
    customerKey: row.customer_key,
    publicKey: Buffer.from(publicKey, 'base64url'),
    signCount: row.sign_count,
    addedAt: row.added_at,
    usedAt: row.used_at ?? undefined,
  }
}

function hashOf(credentialId: string): Buffer {
  return createHash('sha256').update(credentialId).digest()
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type InferOutput, object, parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import { rememberedSeconds } from '../../../platform/session/remembered-seconds.ts'
import { contactOf, type PersonStore } from './person-contact.ts'

interface DeviceStore extends PersonStore {
  readonly clock: Pick<Clock, 'now'>
}

const secrets = object({ device: string(), idNumber: string(), mobile: string() })
type DeviceSecrets = InferOutput<typeof secrets>

/** A browser that remembers somebody. */
export interface PersonDevice extends DeviceSecrets {
  readonly id: string
  readonly customerKey: Buffer
  readonly phoneKey: Buffer
  readonly addedAt: Date
  readonly usedAt: Date
}

/** Nobody has more: the one that was used longest ago is forgotten. */
const devicesAtMost = 50

/** Where name and phone are sealed for. */
export function deviceContext(id: string): string {
  return `person-device/${id}`
}

/** Adds a browser and answers what it is known by; the database keeps the hash alone. */
export async function storeDevice(
  { db, keys, clock }: DeviceStore,
  customerKey: Buffer,
  given: DeviceSecrets,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const now = clock.now()
  const old = await db
    .selectFrom('person_device')
    .select('id')
    .where('customer_key', '=', customerKey)
    .orderBy('used_at', 'desc')
    .offset(devicesAtMost - 1)
    .execute()
  const ids = old.map((device) => device.id)
  if (ids.length > 0) await db.deleteFrom('person_device').where('id', 'in', ids).execute()
  await db
    .insertInto('person_device')
    .values({
      id,
      customer_key: customerKey,
      phone_key: keys.searchHash('phone', given.mobile),
      secret_hash: hashOf(secret),
      added_at: now,
      used_at: now,
      expires_at: secondsAfter(now, rememberedSeconds),
      sealed: keys.seal(deviceContext(id), given),
    })
    .execute()
  return secret
}

/** Whom a browser remembers: undefined where it is unknown, or their phone is another one by now. */
export async function deviceBehind(
  store: DeviceStore,
  secret: string | undefined,
): Promise<PersonDevice | undefined> {
  if (secret === undefined || secret === '') return undefined
  const row = await store.db
    .selectFrom('person_device')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', store.clock.now())
    .executeTakeFirst()
  const device = row && deviceOf(store, row)
  if (device === undefined) return undefined
  const contact = await contactOf(store, device.idNumber)
  return contact?.mobile === device.mobile ? device : undefined
}

/** The browsers that remember a person, the last used first. */
export async function devicesOf(store: DeviceStore, customerKey: Buffer): Promise<PersonDevice[]> {
  const rows = await store.db
    .selectFrom('person_device')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('expires_at', '>', store.clock.now())
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map((row) => deviceOf(store, row))
}

export async function markUsed({ db, clock }: DeviceStore, id: string): Promise<void> {
  await db.updateTable('person_device').set({ used_at: clock.now() }).where('id', '=', id).execute()
}

export async function removeDevices(
  { db }: Pick<DeviceStore, 'db'>,
  customerKey: Buffer,
  id?: string,
): Promise<void> {
  await db
    .deleteFrom('person_device')
    .where('customer_key', '=', customerKey)
    .$if(id !== undefined, (those) => those.where('id', '=', id ?? ''))
    .execute()
}

interface DeviceRow {
  readonly id: string
  readonly customer_key: Buffer
  readonly phone_key: Buffer
  readonly added_at: Date
  readonly used_at: Date
  readonly sealed: Buffer
}

function deviceOf({ keys }: PersonStore, row: DeviceRow): PersonDevice {
  return {
    ...parse(secrets, keys.unseal(deviceContext(row.id), row.sealed)),
    id: row.id,
    customerKey: row.customer_key,
    phoneKey: row.phone_key,
    addedAt: row.added_at,
    usedAt: row.used_at,
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

import { randomUUID } from 'node:crypto'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { endLinks } from '../../../platform/links/one-use-links.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { endDelegationsGiven } from './end-delegations-given.ts'

export interface PersonStore {
  readonly db: Db
  readonly keys: Keys
}

/** Somebody with their own phone and addresses, as the core names them. */
export const personContact = object({
  name: string(),
  idNumber: string(),
  mobile: optional(string()),
  email: optional(string()),
  address: optional(string()),
})
export type PersonContact = InferOutput<typeof personContact>

/** Where a contact is sealed for. */
export function contactContext(customerKey: Buffer): string {
  return `person-contact/${customerKey.toString('hex')}`
}

export type ContactRows = ReturnType<typeof contactRows>

/** A contact as its rows. */
export function contactRows(keys: Keys, contact: PersonContact) {
  const customer_key = personKey(keys, contact.idNumber)
  const { mobile } = contact
  return {
    contact: {
      customer_key,
      phone_key: mobile === undefined ? null : keys.searchHash('phone', mobile),
      sealed: keys.seal(contactContext(customer_key), parse(personContact, contact)),
    },
    lookupKeys:
      mobile === undefined ? [] : [{ lookup_key: ownPhoneKey(keys, mobile), customer_key }],
  }
}

/**
 * Stores contacts anew. Who gets another phone is logged out wherever the old one let them in, no browser
 * remembers them any more, no passkey is theirs, no family sees their things and no link opens their documents:
 * it may be somebody else's now. The old phone is told.
 */
export async function writeContacts(db: Db, rows: readonly ContactRows[]): Promise<void> {
  if (rows.length === 0) return
  const contacts = rows.map(({ contact }) => contact)
  const customers = contacts.map(({ customer_key }) => customer_key)
  const before = await lockContacts(db, customers)
  const moved = before.filter(({ customer_key, phone_key }) => {
    const now = contacts.find((contact) => contact.customer_key.equals(customer_key))
    return phone_key !== null && !(now?.phone_key?.equals(phone_key) ?? false)
  })
  await endAccess(db, moved)
  await db.deleteFrom('person_lookup_key').where('customer_key', 'in', customers).execute()
  await db
    .insertInto('person_contact')
    .values(contacts)
    .onConflict((conflict) =>
      conflict.column('customer_key').doUpdateSet(({ ref }) => ({
        phone_key: ref('excluded.phone_key'),
        sealed: ref('excluded.sealed'),
      })),
    )
    .execute()
  const keys = rows.flatMap(({ lookupKeys }) => lookupKeys)
  if (keys.length > 0) await db.insertInto('person_lookup_key').values(keys).execute()
}

/** Those that are there, held until the transaction ends: one by one, for they may lie on many servers. */
export async function lockContacts(db: Db, customers: readonly Buffer[]) {
  const stored = await db
    .selectFrom('person_contact')
    .select('customer_key')
    .where('customer_key', 'in', customers)
    .orderBy('customer_key')
    .execute()
  const held = []
  for (const { customer_key } of stored) {
    const row = await db
      .selectFrom('person_contact')
      .select(['customer_key', 'phone_key', 'sealed'])
      .where('customer_key', '=', customer_key)
      .forUpdate()
      .executeTakeFirst()
    if (row !== undefined) held.push(row)
  }
  return held
}

/**
 * Takes contacts away, by ID numbers: their phones open nothing any more, as if the core had named other ones.
 */
export async function removeContacts(
  { db, keys }: PersonStore,
  idNumbers: readonly string[],
): Promise<void> {
  const customers = idNumbers.map((idNumber) => personKey(keys, idNumber))
  const gone = await db
    .deleteFrom('person_contact')
    .where('customer_key', 'in', customers)
    .returning(['customer_key', 'phone_key', 'sealed'])
    .execute()
  await endAccess(
    db,
    gone.filter(({ phone_key }) => phone_key !== null),
  )
  await db.deleteFrom('person_lookup_key').where('customer_key', 'in', customers).execute()
}

/** Of whom a phone is not theirs any more. */
async function endAccess(
  db: Db,
  left: readonly { readonly customer_key: Buffer; readonly sealed: Buffer }[],
): Promise<void> {
  if (left.length === 0) return
  const gone = left.map(({ customer_key }) => customer_key)
  await db
    .insertInto('left_phone')
    .values(left.map(({ customer_key, sealed }) => ({ customer_key, id: randomUUID(), sealed })))
    .execute()
  await endWaysIn(db, gone)
}

/** Logs people out wherever they are, forgets browsers and passkeys, and ends what others are let see and open of theirs. */
export async function endWaysIn(db: Db, gone: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('person_device').where('customer_key', 'in', gone).execute()
  await db.deleteFrom('person_passkey').where('customer_key', 'in', gone).execute()
  await endDelegationsGiven(db, gone, 'phone')
  const sessions = await db
    .deleteFrom('session_customer')
    .where('customer_key', 'in', gone)
    .returning('session_id')
    .execute()
  const ids = sessions.map(({ session_id }) => session_id)
  await endLinks({ db }, gone, ids)
  if (ids.length === 0) return
  await db.deleteFrom('visitor_grant').where('session_id', 'in', ids).execute()
}

/** The people whose own phone this is, at most so many. */
export async function contactsOfPhone(
  store: PersonStore,
  mobile: string,
  atMost: number,
): Promise<PersonContact[]> {
  const rows = await contactRowsOfPhone(store, mobile, atMost)
  return rows.map((row) =>
    parse(personContact, store.keys.unseal(contactContext(row.customer_key), row.sealed)),
  )
}

/** The same, unopened. */
export async function contactRowsOfPhone(
  { db, keys }: PersonStore,
  mobile: string,
  atMost: number,
): Promise<{ readonly customer_key: Buffer; readonly sealed: Buffer }[]> {
  const { lookupKeys, to } = await behind(db, 'person_lookup_key', [[ownPhoneKey(keys, mobile)]])
  return db
    .selectFrom(lookupKeys)
    .innerJoin('person_contact as contact', (join) => join.on(to('contact')))
    .where('contact.phone_key', '=', keys.searchHash('phone', mobile))
    .select(['contact.customer_key', 'contact.sealed'])
    .orderBy('contact.customer_key')
    .limit(atMost)
    .execute()
}

/** Whether this is the own phone of the person with this ID number, and then what is known of them. */
export async function contactOf(
  { db, keys }: PersonStore,
  idNumber: string,
): Promise<PersonContact | undefined> {
  return contactByKey({ db, keys }, personKey(keys, idNumber))
}

export async function contactByKey(
  { db, keys }: PersonStore,
  customerKey: Buffer,
): Promise<PersonContact | undefined> {
  const row = await db
    .selectFrom('person_contact')
    .select('sealed')
    .where('customer_key', '=', customerKey)
    .executeTakeFirst()
  return row && parse(personContact, keys.unseal(contactContext(customerKey), row.sealed))
}

/** Leads from a phone to those whose own it is. */
function ownPhoneKey(keys: Keys, mobile: string): Buffer {
  return keys.searchHash('own-phone', mobile)
}

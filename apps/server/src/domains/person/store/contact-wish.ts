import { type ContactField, contactField } from '@ecenter/contract/person/contact.ts'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import {
  openWishes,
  type Wish,
  type WishStore,
  wishesAbout,
} from '../../../platform/wishes/wish.ts'
import { contactByKey, contactRows, lockContacts, writeContacts } from './person-contact.ts'

/** A change of a contact that was asked of the core, with how that stands. */
export interface ContactWish {
  readonly field: ContactField
  readonly value: string
  /** Whose contact it is, where the core has told none of theirs yet. */
  readonly of?: InferOutput<typeof holder> | undefined
  readonly wish: Wish
}

const holder = object({ name: string(), idNumber: string() })
const after = object({ value: string(), of: optional(holder) })

/** What a wish about a person is about. */
export function personId(customerKey: Buffer): string {
  return uuidOf(customerKey)
}

/** The last that was asked of each field. */
export async function contactWishesOf(
  store: WishStore,
  customerKey: Buffer,
): Promise<ContactWish[]> {
  const wishes = await wishesAbout(store, 'contact-change', [personId(customerKey)])
  return [...new Map(wishes.map((wish) => [wish.part, wish])).values()].map(contactWishOf)
}

/** A contact that the core has just told answers whoever asked for that very one. */
export async function endGrantedContacts(
  store: WishStore & { readonly clock: Pick<Clock, 'now'> },
  customerKeys: readonly Buffer[],
): Promise<void> {
  for (const wish of await openWishes(store, 'contact-change', customerKeys)) {
    const { field, value } = contactWishOf(wish)
    const contact = await contactByKey(store, wish.customerKey)
    if (contact?.[field] !== value) continue
    await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
  }
}

/** Held as whoever tells a contact holds it: the wish comes after. */
export async function lockWishedContacts(
  { db }: WishStore,
  wishes: readonly Wish[],
): Promise<void> {
  const customers = wishes.map(({ customerKey }) => customerKey)
  await lockContacts(db, customers)
}

/**
 * From now on it is so: the core has granted it and tells no row of it. What it granted of the same field and was
 * asked for later stays.
 */
export async function settleContact(store: WishStore, wish: Wish): Promise<void> {
  const { field, value, of } = contactWishOf(wish)
  const { customerKey } = wish
  const last = (await contactWishesOf(store, customerKey)).find((each) => each.field === field)
  if (last?.wish.eventId !== wish.eventId && last?.wish.state === 'answered') return
  const contact = (await contactByKey(store, customerKey)) ?? of
  if (contact === undefined) return
  await writeContacts(store.db, [contactRows(store.keys, { ...contact, [field]: value })])
}

function contactWishOf(wish: Wish): ContactWish {
  return { field: parse(contactField, wish.part), ...parse(after, wish.after), wish }
}

import { type ContactField, contactField } from '@ecenter/contract/person/contact.ts'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import {
  openWishes,
  type Wish,
  type WishStore,
  wishesAbout,
} from '../../../platform/wishes/wish.ts'
import { contactByKey } from './person-contact.ts'

/** A change of a contact that was asked of the core, with how that stands. */
export interface ContactWish {
  readonly field: ContactField
  readonly value: string
  readonly wish: Wish
}

const after = object({ value: string() })

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

function contactWishOf(wish: Wish): ContactWish {
  return { field: parse(contactField, wish.part), ...parse(after, wish.after), wish }
}

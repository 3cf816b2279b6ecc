import { parse } from 'valibot'
import { familyAtMost, isOwnPhone } from './people-on-phone.ts'
import { contactContext, type PersonStore, personContact } from './person-contact.ts'

interface PhoneOwner {
  readonly customerKey: Buffer
  readonly name: string
}

/** Everybody whose own the phone of this keyed hash is: a family may share one; what many have is an agent's. */
export async function ownersOfPhone(store: PersonStore, phoneKey: Buffer): Promise<PhoneOwner[]> {
  const rows = await store.db
    .selectFrom('person_contact')
    .select(['customer_key', 'sealed'])
    .where('phone_key', '=', phoneKey)
    .orderBy('customer_key')
    .limit(familyAtMost + 1)
    .execute()
  if (rows.length > familyAtMost) return []
  const owners: PhoneOwner[] = []
  for (const { customer_key: customerKey, sealed } of rows) {
    const contact = parse(personContact, store.keys.unseal(contactContext(customerKey), sealed))
    const isOwn = contact.mobile !== undefined && (await isOwnPhone(store, contact.mobile, contact))
    if (isOwn) owners.push({ customerKey, name: contact.name })
  }
  return owners
}

/** The one of them, as `People` asks for it. */
export async function ownerOfPhone(
  store: PersonStore,
  phoneKey: Buffer,
  name?: string,
): Promise<Buffer | undefined> {
  const owners = await ownersOfPhone(store, phoneKey)
  const [one, ...others] = owners.length > 1 ? owners.filter((each) => each.name === name) : owners
  return others.length > 0 ? undefined : one?.customerKey
}

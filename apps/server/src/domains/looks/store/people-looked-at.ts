import { parse } from 'valibot'
import { type PersonFound, partiesOf, personFound } from '../../customers/store/people-found.ts'
import { contactContext, personContact } from '../../person/store/person-contact.ts'
import { policyOf, selectPolicies } from '../../policies/store/policy.repository.ts'
import type { LookStore } from './staff-looks.ts'

/** Who is behind these keyed hashes, by them: as the core names them, or as a policy does. A phone alone is nobody. */
export async function peopleLookedAt(
  store: LookStore,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, PersonFound>> {
  const keys = [...new Set(subjects)].map((subject) => Buffer.from(subject, 'hex'))
  if (keys.length === 0) return new Map()
  const contacts = await store.db
    .selectFrom('person_contact')
    .select(['customer_key', 'sealed'])
    .where('customer_key', 'in', keys)
    .execute()
  const named = contacts.map(({ customer_key, sealed }) => {
    const contact = parse(personContact, store.keys.unseal(contactContext(customer_key), sealed))
    return personFound(store, { ...contact, mobile: contact.mobile })
  })
  const known = new Set(named.map(({ customerKey }) => customerKey.toString('hex')))
  const insured = await insuredAmong(
    store,
    keys.filter((key) => !known.has(key.toString('hex'))),
  )
  return new Map([...named, ...insured].map((one) => [one.customerKey.toString('hex'), one]))
}

async function insuredAmong(store: LookStore, keys: readonly Buffer[]): Promise<PersonFound[]> {
  if (keys.length === 0) return []
  const rows = await selectPolicies(store)
    .distinctOn('policy.customer_key')
    .where('policy.customer_key', 'in', keys)
    .orderBy('policy.customer_key')
    .execute()
  return partiesOf(
    store,
    rows.map((row) => policyOf(store, row)),
  )
}

import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { personKey, phoneLookupKey } from '../../policies/store/other-lookup-keys.ts'
import { policiesBehind } from '../../policies/store/policies-behind.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import {
  contactRowsOfPhone,
  contactsOfPhone,
  type PersonContact,
  type PersonStore,
} from './person-contact.ts'

/** Somebody whom a phone may be of. */
export interface PersonOnPhone {
  readonly idNumber: string
  readonly name: string
  /** The core names the phone as their own; otherwise it only stands on policies of theirs. */
  readonly isOwnPhone: boolean
}

/** A phone of more people than these is an agent's or a garage's: a tail or a plate tells too little there. */
export const familyAtMost = 5

/** The people whom a phone may be of, and no more than one above `familyAtMost`. */
export async function peopleOnPhone(store: PersonStore, mobile: string): Promise<PersonOnPhone[]> {
  const [contacts, refs] = await Promise.all([
    contactsOfPhone(store, mobile, familyAtMost + 1),
    onePolicyOfEach(store, mobile),
  ])
  const own = contacts.map(({ idNumber, name }) => ({ idNumber, name, isOwnPhone: true }))
  const others = refs.filter(
    ({ person }) => !contacts.some(({ idNumber }) => isOf(store, person, idNumber)),
  )
  const policies = await readPolicies(
    store,
    others.map(({ ref }) => ref),
  )
  const onPolicies = policies.flatMap((policy) => {
    const found = others.find(({ ref }) => ref.id === policy.ref.id)
    const holder = found && partOf(store, policy, found.person)
    return holder ? [{ idNumber: holder.idNumber, name: holder.name, isOwnPhone: false }] : []
  })
  return [...own, ...onPolicies].slice(0, familyAtMost + 1)
}

/**
 * Whether a phone is somebody's own: the core names it as theirs, and it is not that of so many people that it must be
 * an agent's. A company's contact may answer for several companies.
 */
export async function isOwnPhone(
  store: PersonStore,
  mobile: string,
  { idNumber, mobile: own }: Pick<PersonContact, 'idNumber' | 'mobile'>,
): Promise<boolean> {
  if (own !== mobile) return false
  if (isUnifiedCreditCode(idNumber)) return true
  const [contacts, others] = await Promise.all([
    contactRowsOfPhone(store, mobile, familyAtMost + 1),
    onePolicyOfEach(store, mobile),
  ])
  const people = [...contacts.map((row) => row.customer_key), ...others.map((one) => one.person)]
  return new Set(people.map((key) => key.toString('hex'))).size <= familyAtMost
}

/** An agent's phone may stand on very many policies, and shall be told no later than one that stands on none. */
const keysAtMost = 20

/** Whether anybody's policy or contact has this phone. */
export async function isPhoneOnFile(store: PersonStore, mobile: string): Promise<boolean> {
  const { db, keys } = store
  const [contacts, found] = await Promise.all([
    contactsOfPhone(store, mobile, 1),
    behind(db, 'policy_lookup_key', [[phoneLookupKey(keys, mobile)]], keysAtMost),
  ])
  const policy = await policiesBehind(db, found).select('policy.id').limit(1).executeTakeFirst()
  return contacts.length > 0 || policy !== undefined
}

interface PersonsPolicy {
  readonly ref: ObjectRef
  readonly person: Buffer
}

async function onePolicyOfEach(
  { db, keys }: PersonStore,
  mobile: string,
): Promise<PersonsPolicy[]> {
  const found = await behind(db, 'policy_lookup_key', [[phoneLookupKey(keys, mobile)]])
  const rows = await policiesBehind(db, found)
    .distinctOn('person_key')
    .select(['person_key', 'key.customer_key', 'key.policy_id', 'insured_person_id'])
    .where('person_key', 'is not', null)
    .orderBy('person_key')
    .limit(familyAtMost + 1)
    .execute()
  return rows.flatMap((row) =>
    row.person_key === null
      ? []
      : {
          person: row.person_key,
          ref:
            row.insured_person_id === null
              ? { kind: 'policy', customerKey: row.customer_key, id: row.policy_id }
              : {
                  kind: 'insured-person',
                  customerKey: row.customer_key,
                  id: row.insured_person_id,
                },
        },
  )
}

function partOf(
  store: PersonStore,
  { applicant, insured }: Policy,
  person: Buffer,
): Policy['insured'] | undefined {
  return [applicant, insured].find(({ idNumber }) => isOf(store, person, idNumber))
}

function isOf({ keys }: PersonStore, person: Buffer, idNumber: string): boolean {
  return idNumber !== '' && personKey(keys, idNumber).equals(person)
}

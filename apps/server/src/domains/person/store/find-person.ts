import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import { applicantLookupKey } from '../../orders/store/order-lookup-keys.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { holderLookupKey, personKey } from '../../policies/store/other-lookup-keys.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import { plateKey } from '../../policies/store/policy-lookup-keys.ts'
import { isOwnPhone, type PersonOnPhone } from './people-on-phone.ts'
import { contactOf, type PersonStore } from './person-contact.ts'

/** Whom a phone and a whole ID number tell of: anybody who has the phone, among however many. */
export async function personOfNumber(
  store: PersonStore,
  mobile: string,
  idNumber: string,
): Promise<PersonOnPhone | undefined> {
  const contact = await contactOf(store, idNumber)
  if (contact !== undefined && (await isOwnPhone(store, mobile, contact))) {
    return { idNumber, name: contact.name, isOwnPhone: true }
  }
  const [found] = await findBehind(store, [[holderLookupKey(store.keys, idNumber)]], {
    phoneKey: store.keys.searchHash('phone', mobile),
  })
  if (found === undefined) return undefined
  const [policy] = await readPolicies(store, [found.ref])
  const parties = policy === undefined ? [] : [policy.applicant, policy.insured]
  const holder = parties.find((party) => party.idNumber === idNumber)
  return holder && { idNumber, name: holder.name, isOwnPhone: false }
}

/** A car with this plate that one of these people holds, on a policy that the phone opens. */
export async function carOfPeople(
  store: PersonStore,
  mobile: string,
  people: readonly PersonOnPhone[],
  licenseNo: string,
): Promise<{ readonly person: PersonOnPhone; readonly carKey: Buffer } | undefined> {
  const { keys } = store
  const cars = await Promise.all(
    people.map(async (person) => {
      const [found] = await findBehind(store, [[holderLookupKey(keys, person.idNumber)]], {
        plateKey: plateKey(keys, licenseNo),
        phoneKey: person.isOwnPhone ? undefined : keys.searchHash('phone', mobile),
      })
      return found?.carKey && { person, carKey: found.carKey }
    }),
  )
  return cars.find((car) => car !== undefined)
}

/**
 * Whom a channel vouches for by their ID number: the same person as by their own phone, where the core names one. Codes
 * for what takes them go there, and their orders are found by it.
 */
export async function vouchedCustomer(
  store: PersonStore,
  idNumber: string,
): Promise<ProvenCustomer> {
  const contact = await contactOf(store, idNumber)
  const mobile = contact?.mobile
  if (contact !== undefined && mobile !== undefined && (await isOwnPhone(store, mobile, contact))) {
    return provenCustomer(store, mobile, { ...contact, isOwnPhone: true })
  }
  return {
    holderKey: holderLookupKey(store.keys, idNumber),
    customerKey: personKey(store.keys, idNumber),
    name: contact?.name,
  }
}

/** What a proven phone and fact open. */
export function provenCustomer(
  { keys }: Pick<PersonStore, 'keys'>,
  mobile: string,
  { idNumber, name, isOwnPhone }: PersonOnPhone,
  carKey?: Buffer,
): ProvenCustomer {
  return {
    holderKey: holderLookupKey(keys, idNumber),
    customerKey: personKey(keys, idNumber),
    phoneKey: isOwnPhone ? undefined : keys.searchHash('phone', mobile),
    carKey,
    orderKey: carKey === undefined ? applicantLookupKey(keys, idNumber, mobile) : undefined,
    name,
    mobile,
  }
}

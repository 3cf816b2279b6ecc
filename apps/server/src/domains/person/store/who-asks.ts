import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import { contactByKey, type PersonStore } from './person-contact.ts'

/** Nobody knows a lookup key to what is theirs once their session has ended. */
type Asker = Pick<ProvenCustomer, 'customerKey' | 'name' | 'mobile'> & {
  readonly holderKey: Buffer | undefined
}

/** Who somebody is, in the words of the core, which knows nobody by our keyed hashes. */
export async function whoAsks(
  store: PersonStore,
  customer: Asker,
): Promise<Pick<Asker, 'name' | 'mobile'> & { readonly idNumber: string | undefined }> {
  const { name, mobile } = customer
  return { idNumber: await idNumberOf(store, customer), name, mobile }
}

/** Their number stands in their contact, or in a policy of theirs. */
async function idNumberOf(
  store: PersonStore,
  { customerKey, holderKey }: Asker,
): Promise<string | undefined> {
  const contact = await contactByKey(store, customerKey)
  if (contact !== undefined) return contact.idNumber
  if (holderKey === undefined) return undefined
  const [found] = await findBehind(store, [[holderKey]], {})
  const [policy] = found === undefined ? [] : await readPolicies(store, [found.ref])
  const parties = policy === undefined ? [] : [policy.applicant, policy.insured]
  const holder = parties.find(({ idNumber }) => personKey(store.keys, idNumber).equals(customerKey))
  return holder?.idNumber
}

/** The subject of what is told of a person. */
export function personSubject({ customerKey }: Pick<ProvenCustomer, 'customerKey'>): string {
  return `person/${customerKey.toString('hex')}`
}

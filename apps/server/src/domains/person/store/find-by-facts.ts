import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { applicantNumberLookupKey } from '../../policies/store/other-lookup-keys.ts'
import { phoneOnFile } from '../../policies/store/phone-on-file.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { plateLookupKey, policyNumberLookupKey } from '../../policies/store/policy-lookup-keys.ts'
import type { PolicySearch } from '../../policies/store/policy-search.ts'
import { isOwnPhone } from './people-on-phone.ts'
import { contactOf, type PersonStore } from './person-contact.ts'
import type { Told } from './proof-under-way.ts'

/** Whom facts tell of, and the phone on file that a code goes to. */
export interface FoundByFacts extends Told {
  readonly mobile: string
}

interface Facts {
  readonly licenseNo: string
  readonly idNumber: string
}

/** The phone on file of a car, by its latest policy that has one. */
export async function findByPlate(
  store: PersonStore & { readonly policySearch: PolicySearch },
  { licenseNo, idNumber }: Facts,
): Promise<FoundByFacts | undefined> {
  const policies = await store.policySearch.behind(plateLookupKey(store.keys, licenseNo, idNumber))
  const policy = policies.find((each) => phoneOnFile(each) !== undefined)
  const found = await foundBy(store, policy, idNumber)
  return found && { ...found, carKey: policy?.carKey?.toString('hex') }
}

/** The contact on file of a company's policy. */
export async function findByPolicy(
  store: PersonStore,
  policyNo: string,
  creditCode: string,
): Promise<FoundByFacts | undefined> {
  const { keys } = store
  const [found] = await findBehind(store, [
    [
      policyNumberLookupKey(keys, policyNo, creditCode),
      applicantNumberLookupKey(keys, policyNo, creditCode),
    ],
  ])
  const [policy] = found === undefined ? [] : await readPolicies(store, [found.ref])
  return foundBy(store, policy, creditCode)
}

async function foundBy(
  store: PersonStore,
  policy: Policy | undefined,
  idNumber: string,
): Promise<FoundByFacts | undefined> {
  const mobile = policy && phoneOnFile(policy)
  if (policy === undefined || mobile === undefined) return undefined
  const contact = await contactOf(store, idNumber)
  const party = [policy.applicant, policy.insured].find((each) => each.idNumber === idNumber)
  const isOwn = contact !== undefined && (await isOwnPhone(store, mobile, contact))
  return { mobile, person: { idNumber, name: party?.name ?? '', isOwnPhone: isOwn } }
}

import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { isOwnPhone } from '../../person/store/people-on-phone.ts'
import { contactByKey, type PersonStore } from '../../person/store/person-contact.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { holderLookupKey, personKey } from '../../policies/store/other-lookup-keys.ts'
import { policiesBehind } from '../../policies/store/policies-behind.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** Somebody with insurance, as staff find them. */
export interface PersonFound {
  readonly customerKey: Buffer
  readonly holderKey: Buffer
  readonly name: string
  readonly idNumber: string
  readonly mobile: string | undefined
  readonly isCompany: boolean
}

/** The same with the phone that the core names, which is not the one that only stands on a policy. */
export interface PersonOnFile extends PersonFound {
  readonly contactMobile: string | undefined
}

type Known = Pick<PersonFound, 'name' | 'idNumber' | 'mobile'>

export function personFound({ keys }: Pick<PersonStore, 'keys'>, known: Known): PersonFound {
  const { idNumber } = known
  return {
    ...known,
    customerKey: personKey(keys, idNumber),
    holderKey: holderLookupKey(keys, idNumber),
    isCompany: isUnifiedCreditCode(idNumber),
  }
}

/** Who takes part in these policies, each once. */
export function partiesOf(store: Pick<PersonStore, 'keys'>, policies: readonly Policy[]) {
  const parties = policies.flatMap(({ applicant, insured }) => [insured, applicant])
  const known = new Map<string, Known>()
  for (const { idNumber, name, mobile } of parties) {
    if (idNumber === '') continue
    const before = known.get(idNumber)
    known.set(idNumber, { idNumber, name, mobile: before?.mobile ?? mobile })
  }
  return [...known.values()].map((each) => personFound(store, each))
}

/** The person of these keys: as the core names them, or as a policy of theirs does. */
export async function personOfKeys(
  store: PersonStore,
  { customerKey, holderKey }: Pick<PersonFound, 'customerKey' | 'holderKey'>,
): Promise<PersonOnFile | undefined> {
  const contact = await contactByKey(store, customerKey)
  const contactMobile = contact?.mobile
  if (contact !== undefined && contactMobile !== undefined)
    return { ...personFound(store, { ...contact, mobile: contactMobile }), contactMobile }
  const [first] = await findBehind(store, [[holderKey]])
  const policies = first === undefined ? [] : await readPolicies(store, [first.ref])
  const party = partiesOf(store, policies).find((each) => each.customerKey.equals(customerKey))
  if (contact === undefined) return party && { ...party, contactMobile }
  return { ...personFound(store, { ...contact, mobile: party?.mobile }), contactMobile }
}

/** The phone that the core names as somebody's own: one that only stands on a policy may be an agent's or a relative's. */
export async function ownPhoneOf(
  store: PersonStore,
  { idNumber, contactMobile: mobile }: Pick<PersonOnFile, 'idNumber' | 'contactMobile'>,
): Promise<string | undefined> {
  if (mobile === undefined) return undefined
  return (await isOwnPhone(store, mobile, { idNumber, mobile })) ? mobile : undefined
}

/** How many policies lie behind each of these keys. */
export async function policyCounts(
  { db }: Pick<PersonStore, 'db'>,
  people: readonly Pick<PersonFound, 'holderKey'>[],
  within?: Within,
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map()
  const holders = people.map(({ holderKey }) => holderKey)
  const rows = await policiesBehind(db, await behind(db, 'policy_lookup_key', [holders]))
    .where(isWithin('policy.area_code', within))
    .groupBy('lookup_key')
    .select(({ fn }) => ['lookup_key', fn.count<number>('policy.id').distinct().as('policies')])
    .execute()
  return new Map(rows.map((row) => [row.lookup_key.toString('hex'), Number(row.policies)]))
}

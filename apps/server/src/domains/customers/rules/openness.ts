import type { CallerProof } from '../store/phone-call.ts'
import type { FoundThing } from './found-thing.ts'

type Proven = Pick<CallerProof, 'customerKey' | 'by' | 'policyIds'>

type Thing = Pick<FoundThing, 'kind' | 'id' | 'policyId' | 'customerKey' | 'names' | 'isByPhone'>

interface Person {
  readonly customerKey: Buffer
  readonly name: string
}

/** What of a customer may be said on a call, by what its caller has proven there. */
export interface Openness {
  /** Who they are. */
  readonly isNameOpen: boolean
  /** Phone and ID number: a code to the phone on file alone opens them. */
  readonly areContactsOpen: boolean
  isOpen(thing: Thing): boolean
}

export function opennessOf(person: Person, proven: Proven | undefined): Openness {
  if (proven === undefined || !proven.customerKey.equals(person.customerKey)) {
    return { isNameOpen: false, areContactsOpen: false, isOpen: () => false }
  }
  return {
    isNameOpen: true,
    areContactsOpen: proven.by === 'code',
    isOpen: (thing) => isProven(thing, person, proven) && !isClaimOfAnother(thing, person),
  }
}

/** A phone may be a whole family's: what is known by it alone takes a code to it, or bears the name that was proven. */
function isProven(
  { id, policyId, isByPhone, names }: Thing,
  { name }: Person,
  { by, policyIds }: Proven,
): boolean {
  if (policyIds === undefined) return !isByPhone || by === 'code' || names.includes(name)
  return policyIds.includes(id) || (policyId !== undefined && policyIds.includes(policyId))
}

/** What happened, and what was paid for it, is for the insured alone, whoever took the policy out. */
function isClaimOfAnother(
  { kind, customerKey: whose, isByPhone }: Thing,
  { customerKey }: Person,
): boolean {
  const isOfClaim = kind === 'claim' || kind === 'return' || (kind === 'report' && !isByPhone)
  return isOfClaim && !(whose?.equals(customerKey) ?? false)
}

import type { CallerProof } from '../store/phone-call.ts'
import type { FoundThing } from './found-thing.ts'

type Proven = Pick<CallerProof, 'customerKey' | 'by' | 'policyIds'>

/** What of a customer may be said on a call, by what its caller has proven there. */
export interface Openness {
  /** Who they are. */
  readonly isNameOpen: boolean
  /** Phone and ID number: a code to the phone on file alone opens them. */
  readonly areContactsOpen: boolean
  isOpen(thing: Pick<FoundThing, 'kind' | 'id' | 'policyId' | 'customerKey'>): boolean
}

export function opennessOf(customerKey: Buffer, proven: Proven | undefined): Openness {
  if (proven === undefined || !proven.customerKey.equals(customerKey)) {
    return { isNameOpen: false, areContactsOpen: false, isOpen: () => false }
  }
  const { by, policyIds } = proven
  return {
    isNameOpen: true,
    areContactsOpen: by === 'code',
    isOpen: (thing) => isProven(thing, policyIds) && !isClaimOfAnother(thing, customerKey),
  }
}

function isProven(
  { id, policyId }: Pick<FoundThing, 'id' | 'policyId'>,
  policyIds: readonly string[] | undefined,
): boolean {
  if (policyIds === undefined || policyIds.includes(id)) return true
  return policyId !== undefined && policyIds.includes(policyId)
}

/** What was paid, and for what, is for the insured alone, whoever took the policy out. */
function isClaimOfAnother(
  { kind, customerKey: whose }: Pick<FoundThing, 'kind' | 'customerKey'>,
  customerKey: Buffer,
): boolean {
  return (kind === 'claim' || kind === 'return') && !(whose?.equals(customerKey) ?? false)
}

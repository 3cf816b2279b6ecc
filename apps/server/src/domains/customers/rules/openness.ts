import type { CallerProof } from '../store/phone-call.ts'
import type { FoundThing } from './found-thing.ts'

type Proven = Pick<CallerProof, 'customerKey' | 'by' | 'policyIds'>

/** What of a customer may be said on a call, by what its caller has proven there. */
export interface Openness {
  /** Who they are. */
  readonly isNameOpen: boolean
  /** Phone and ID number: a code to the phone on file alone opens them. */
  readonly areContactsOpen: boolean
  isOpen(thing: Pick<FoundThing, 'id' | 'policyId'>): boolean
}

export function opennessOf(customerKey: Buffer, proven: Proven | undefined): Openness {
  if (proven === undefined || !proven.customerKey.equals(customerKey)) {
    return { isNameOpen: false, areContactsOpen: false, isOpen: () => false }
  }
  const { by, policyIds } = proven
  return {
    isNameOpen: true,
    areContactsOpen: by === 'code',
    isOpen: ({ id, policyId }) =>
      policyIds === undefined ||
      policyIds.includes(id) ||
      (policyId !== undefined && policyIds.includes(policyId)),
  }
}

import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a pending order of another kind (specification, section 3). */
export interface NonCarPayment {
  readonly identifyname: string
  readonly identifynumber: string
  readonly identifymobile: string
}

export const useNonCarPayment = keptStore<NonCarPayment>(
  {
    identifyname: '',
    identifynumber: '',
    identifymobile: '',
  },
  { name: 'nonCarPayment', place: sealedStorage },
)

import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a pending order of another kind (specification, section 3). */
export const useNonCarPayment = keptStore(
  {
    identifyname: '',
    identifynumber: '',
    identifymobile: '',
  },
  { name: 'nonCarPayment', place: sealedStorage },
)

export type NonCarPayment = StateOf<typeof useNonCarPayment>

import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the claims of a car (specification, section 3). */
export const useCarClaimQuery = keptStore(
  {
    policyNo: '',
    identifyNumber: '',
  },
  { name: 'carClaimQuery', place: sealedStorage },
)

export type CarClaimQuery = StateOf<typeof useCarClaimQuery>

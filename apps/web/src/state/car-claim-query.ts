import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the claims of a car (specification, section 3). */
export interface CarClaimQuery {
  readonly policyNo: string
  readonly identifyNumber: string
}

export const useCarClaimQuery = keptStore<CarClaimQuery>(
  {
    policyNo: '',
    identifyNumber: '',
  },
  { name: 'carClaimQuery', place: sealedStorage },
)

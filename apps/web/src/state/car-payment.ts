import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the pending order of a car (specification, section 3). */
export const useCarPayment = keptStore(
  {
    licenseNo: '',
    identifyNumber: '',
    applyMobile: '',
  },
  { name: 'carPayment', place: sealedStorage },
)

export type CarPayment = StateOf<typeof useCarPayment>

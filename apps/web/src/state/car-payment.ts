import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the pending order of a car (specification, section 3). */
export interface CarPayment {
  readonly licenseNo: string
  readonly identifyNumber: string
  readonly applyMobile: string
}

export const useCarPayment = keptStore<CarPayment>(
  {
    licenseNo: '',
    identifyNumber: '',
    applyMobile: '',
  },
  { name: 'carPayment', place: sealedStorage },
)

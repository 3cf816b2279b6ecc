import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** Trip and bank details for a link from the call centre (specification, section 3). */
export interface LinkRefund {
  readonly mobile: string
  readonly policyNo: string
  readonly flightnumber: string
  readonly flightdate: string
  readonly insuredName: string
  readonly bankName: string
  readonly bankProvince: string
  readonly bankCity: string
  readonly bankSubName: string
  readonly bankcardno: string
}

export const useLinkRefund = keptStore<LinkRefund>(
  {
    mobile: '',
    policyNo: '',
    flightnumber: '',
    flightdate: '',
    insuredName: '',
    bankName: '',
    bankProvince: '',
    bankCity: '',
    bankSubName: '',
    bankcardno: '',
  },
  // A card is kept nowhere, not even sealed.
  { name: 'linkRefund', place: sealedStorage, except: ['bankcardno'] },
)

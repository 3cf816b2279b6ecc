import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** Trip and bank details for a link from the call centre (specification, section 3). */
export const useLinkRefund = keptStore(
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

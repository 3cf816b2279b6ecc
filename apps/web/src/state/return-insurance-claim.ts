import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** A claim for the freight of a returned parcel (specification, section 3). */
export const useReturnInsuranceClaim = keptStore(
  {
    email: '',
    insuranceOrderId: '',
    zlist: '',
    deliveryId: '',
    phoneNumber: '',
    smsValidCode: '',
  },
  { name: 'returnInsuranceClaim', place: sealedStorage, except: ['smsValidCode'] },
)

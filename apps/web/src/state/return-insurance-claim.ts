import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** A claim for the freight of a returned parcel (specification, section 3). */
export interface ReturnInsuranceClaim {
  readonly email: string
  readonly insuranceOrderId: string
  readonly zlist: string
  readonly deliveryId: string
  readonly phoneNumber: string
  readonly smsValidCode: string
}

export const useReturnInsuranceClaim = keptStore<ReturnInsuranceClaim>(
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

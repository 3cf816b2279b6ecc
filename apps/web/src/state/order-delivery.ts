import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to follow a delivery (specification, section 3): `isDeckCard` is 0 for yes, 1 for no. */
export interface OrderDelivery {
  readonly insurdIdentityNumber: string
  readonly frameNo: string
  readonly isDeckCard: string
  readonly code: string
}

export const useOrderDelivery = keptStore<OrderDelivery>(
  {
    insurdIdentityNumber: '',
    frameNo: '',
    isDeckCard: '1',
    code: '',
  },
  { name: 'orderDelivery', place: sealedStorage, except: ['code'] },
)

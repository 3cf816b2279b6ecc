import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to follow a delivery (specification, section 3): `isDeckCard` is 0 for yes, 1 for no. */
export const useOrderDelivery = keptStore(
  {
    insurdIdentityNumber: '',
    frameNo: '',
    isDeckCard: '1',
    code: '',
  },
  { name: 'orderDelivery', place: sealedStorage, except: ['code'] },
)

export type OrderDelivery = StateOf<typeof useOrderDelivery>

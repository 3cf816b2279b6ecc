import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/** The payment for which this tab left the site, to be found again on the way back; empty before. */
export const useBegunPayment = keptStore(
  {
    /** Of the order. */
    handle: '',
    method: '',
    /** With which code the cashier returned; empty until it has. */
    returnCode: '',
  },
  { name: 'begunPayment', place: plainStorage },
)

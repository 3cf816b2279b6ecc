import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/** The payment for which this tab left the site, to be found again on the way back; empty before. */
export interface BegunPayment {
  /** Of the order. */
  readonly handle: string
  readonly method: string
  /** With which code the cashier returned; empty until it has. */
  readonly returnCode: string
}

export const useBegunPayment = keptStore<BegunPayment>(
  { handle: '', method: '', returnCode: '' },
  { name: 'begunPayment', place: plainStorage },
)

import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the report of an accident that was sent last; empty while none was. */
export interface AccidentReceipt {
  readonly receiptNo: string
  /** `2026-11-20 08:46`. */
  readonly receivedAt: string
  /** By when somebody calls; empty where nothing was promised. */
  readonly callBy: string
  readonly photoCount: number
  /** Photos that were taken and are not with it: the service refused them, or this phone had lost them. */
  readonly photosLeftOut?: number
  /** In whole sentences; empty where nobody said why. */
  readonly whyLeftOut?: string
  /** As it was reported; absent of one that is found again. */
  readonly isHurt?: boolean
}

export const useAccidentReceipt = keptStore<AccidentReceipt>(
  { receiptNo: '', receivedAt: '', callBy: '', photoCount: 0 },
  { name: 'accidentReceipt', place: sealedStorage },
)

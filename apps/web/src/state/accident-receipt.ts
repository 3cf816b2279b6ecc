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
  /** Those that follow, and until when they may. */
  readonly photosToCome: number
  readonly photosUntil?: string | undefined
  readonly photosMissed: number
  /** Those that the service did not take; why, in whole sentences. */
  readonly photosRefused: number
  readonly whyRefused?: string
  /** Photos that were taken and of which the report knows nothing: this phone had lost them. */
  readonly photosLost: number
  /** Words were changed while it was on its way, so that it has them as they were before. */
  readonly isChangedLate?: boolean
  /** As it was reported; absent of one that is found again. */
  readonly isHurt?: boolean
}

export const useAccidentReceipt = keptStore<AccidentReceipt>(
  {
    receiptNo: '',
    receivedAt: '',
    callBy: '',
    photoCount: 0,
    photosToCome: 0,
    photosMissed: 0,
    photosRefused: 0,
    photosLost: 0,
  },
  { name: 'accidentReceipt', place: sealedStorage },
)

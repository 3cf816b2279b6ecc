import type { JudgedRow } from './judge-row.ts'
import type { PreparedRows } from './prepare-rows.ts'

/** Who prepares rows while others are read and stored. */
export interface Preparer {
  prepare(rows: readonly JudgedRow[]): Promise<PreparedRows>
  /** So many calls have it fully at work; with more, batches only wait in memory. */
  readonly batchesAtOnce: number
  /** Gives up what is still being prepared. */
  close(): Promise<void>
}

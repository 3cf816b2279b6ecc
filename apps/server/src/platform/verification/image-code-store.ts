import type { ImageCodePicture } from '@ecenter/contract/constants/lengths.ts'

/** After so long without a new picture, refreshes are counted anew. */
export const refreshPauseSeconds = 3600

/** A session has one code for each kind of form. */
export interface Place {
  readonly session_id: string
  readonly rand_name: ImageCodePicture
}

export interface Try extends Place {
  /** What was typed, by each of the keys that a process may have drawn it with, one behind the other. */
  readonly macs: Buffer
}

/** Where image codes are kept. Both stores mean the same by every word; `test/subjects/image-code-cases.ts` holds them to it. */
export interface ImageCodeStore {
  /** In the place of the code before; false where there were as many pictures as may be. */
  keep(place: Place, mac: Buffer, lifeSeconds: number): Promise<boolean>
  rememberPass(place: Place, until: Date): Promise<void>
  /** Whether it was right; it is spent in any case. A right one sets the count of refreshes back to none. */
  tryCode(one: Try): Promise<boolean>
  /** Whether there was one. */
  spendPass(place: Place): Promise<boolean>
}

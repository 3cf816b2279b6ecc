import type { Settings } from '../config/settings.ts'
import { type DayServices, partsOfDay } from './chinese-day.ts'

/** Who hands out the documents, and whether they are real. */
export interface Insurer extends Pick<Settings, 'mode'> {
  readonly brand: Pick<Settings['brand'], 'name' | 'hotline'>
}

/** What every document says of itself. */
export type Letterhead = {
  readonly brand: { readonly name: string; readonly hotline: string }
  /** Marks every page and the seal as a sample (样张). */
  readonly isSample: boolean
  /** The date of the file, so that the same facts give the same bytes. */
  readonly issued: DayServices
}

export function letterheadOf(
  { brand: { name, hotline }, mode }: Insurer,
  issuedOn: string,
): Letterhead {
  return {
    brand: { name, hotline },
    isSample: mode === 'demo',
    issued: partsOfDay(issuedOn),
  }
}

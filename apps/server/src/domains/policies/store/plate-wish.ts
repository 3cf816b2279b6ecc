import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { Wish } from '../../../platform/wishes/wish.ts'

/** What stands where the core refuses; a new car has no plate. */
const plateBefore = object({ licenseNo: optional(string()) })

/** What was asked for, and the endorsement that says so here. */
const plateAfter = object({ licenseNo: string(), endorsementNo: string() })

/** A wish for another plate, opened as what it is. */
export interface PlateWish {
  readonly before: InferOutput<typeof plateBefore>
  readonly after: InferOutput<typeof plateAfter>
}

export function plateWishOf({ before, after }: Pick<Wish, 'before' | 'after'>): PlateWish {
  return { before: parse(plateBefore, before), after: parse(plateAfter, after) }
}

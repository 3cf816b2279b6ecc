import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { wishShown } from '../core/wish.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'

/** How the core stands to the plate that was asked for last. */
export const plateWishShown = object({ ...wishShown.entries, licenseNo: string() })
export type PlateWishShown = InferOutput<typeof plateWishShown>

/** The plate on a policy and whether it may be corrected here. */
export const queryCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/queryCorrect',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({
    /** Absent on a new car that has none yet. */
    licenseNo: optional(string()),
    brandModel: string(),
    productName: string(),
    /** What a new plate most likely begins with, for example 京. */
    platePrefix: optional(string()),
    canCorrect: boolean(),
    /** Why not, and what to do instead. */
    reason: optional(string()),
    /** Absent where none was asked for of late. */
    wish: optional(plateWishShown),
  }),
})

/**
 * Corrects the plate on the policies of a car that run together, or adds the first plate of a new
 * car. Each policy gets an endorsement (批改). The core confirms it, or all of it is undone: `queryCorrect`
 * tells how it stands.
 */
export const updateCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/updateCorrect',
  kind: 'submit',
  level: 'fresh-code',
  action: 'correct-plate',
  request: object({ handle, licenseNo: licensePlate }),
  response: object({
    licenseNo: string(),
    endorsements: array(
      object({ handle: string(), productName: string(), endorsementNo: string() }),
    ),
  }),
})

export const plateCalls = { queryCorrect, updateCorrect }

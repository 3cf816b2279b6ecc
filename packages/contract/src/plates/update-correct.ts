import { array, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'

/**
 * Corrects the plate on the policies of a car that run together, or adds the first plate of a new
 * car. Each policy gets an endorsement (批改).
 */
export const updateCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/updateCorrect',
  envelope: 'head',
  answer: 'json',
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

import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'

/** Corrects the plate on a policy, or adds the first plate of a new car. */
export const updateCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/updateCorrect',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  request: object({ handle, licenseNo: licensePlate }),
  response: object({}),
})

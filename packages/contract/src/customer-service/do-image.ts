import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** A preview of an uploaded picture, freed of what the camera wrote into it. */
export const doImage = defineCall({
  group: 'wp',
  path: '/doImage',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ handle }),
  response: object({}),
})

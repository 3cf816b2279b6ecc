import { number, object, string } from 'valibot'
import { defineCall } from '../call.ts'

/** A new slide captcha: the background, the loose piece and the height at which it slides. */
export const initCaptcha = defineCall({
  group: 'provider',
  path: '/captcha/initCaptcha',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({
    /** Both pictures are data URLs; every length is in pixels of the background. */
    background: string(),
    piece: string(),
    pieceTop: number(),
    pieceWidth: number(),
    width: number(),
    height: number(),
  }),
})

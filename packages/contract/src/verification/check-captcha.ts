import { maxValue, minValue, number, object, pipe } from 'valibot'
import { defineCall } from '../call.ts'

/** Judges where the piece was let go; a pass is spent by the next guarded action. */
export const checkCaptcha = defineCall({
  group: 'provider',
  path: '/captcha/checkCaptcha',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ x: pipe(number(), minValue(0), maxValue(1000)) }),
  response: object({}),
})

import {
  array,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
} from 'valibot'
import { defineCall } from '../call.ts'

/** A page that saw more of a long way sends every second, or fourth. */
export const longestTrack = 400
/** Ten minutes, which is longer than a captcha lives. */
export const longestTrackMs = 600_000

const pixels = pipe(number(), minValue(0), maxValue(1000))
const sample = object({ ms: pipe(number(), minValue(0), maxValue(longestTrackMs)), x: pixels })
export type TrackSample = InferOutput<typeof sample>

/**
 * Judges where the piece was let go and how it got there (`track`: milliseconds since it was first
 * touched, and where its left edge was); a pass is spent by the next guarded action.
 */
export const checkCaptcha = defineCall({
  group: 'provider',
  path: '/captcha/checkCaptcha',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  // Who sends no track is not told so, but that the place was wrong.
  request: object({ x: pixels, track: optional(pipe(array(sample), maxLength(longestTrack)), []) }),
  response: object({}),
})

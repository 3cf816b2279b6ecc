import {
  array,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { smsCode } from '../rules/codes/sms-code.ts'
import { handle } from '../rules/handle.ts'
import { email } from '../rules/people/email.ts'
import { mobile } from '../rules/people/mobile.ts'
import { codeSent, phoneOnFilePurposes, smsPurpose } from './code.ts'

/** A page that saw more of a long way sends every second, or fourth. */
const longestTrack = 400
/** Ten minutes, which is longer than a captcha lives. */
const longestTrackMs = 600_000

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
  kind: 'submit',
  level: 'open',
  // Who sends no track is not told so, but that the place was wrong.
  request: object({ x: pixels, track: optional(pipe(array(sample), maxLength(longestTrack)), []) }),
})

/** A new slide captcha: the background, the loose piece and the height at which it slides. */
export const initCaptcha = defineCall({
  group: 'provider',
  path: '/captcha/initCaptcha',
  envelope: 'plain',
  level: 'open',
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

/** Judges a code that was sent; what it proves follows from its purpose. */
export const checkSMSCode = defineCall({
  group: 'wp',
  path: '/verification/checkSMSCode',
  kind: 'submit',
  level: 'open',
  request: object({
    smsCode,
    purpose: smsPurpose,
    handle: optional(handle),
    mobile: optional(mobile),
    /** As it was told when the code was asked for. */
    email: optional(email),
  }),
  response: object({ level: picklist(['phone', 'phone-on-file', 'fresh-code']) }),
})

/**
 * Sends a code to the phone on file of a policy, and shows only the mask of that phone. A slide captcha that was just
 * passed goes before it (1006), unless this session has just proven that phone.
 */
export const getCentPhoneCode = defineCall({
  group: 'wp',
  path: '/policy/getCentPhoneCode',
  kind: 'submit',
  level: 'knowledge',
  request: object({
    handle,
    purpose: picklist(phoneOnFilePurposes),
    /** Where the act is bound to an address: the code is good for that one alone. */
    email: optional(email),
  }),
  response: codeSent,
})

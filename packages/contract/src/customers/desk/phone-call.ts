import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { smsCode } from '../../rules/codes/sms-code.ts'
import { frameNumber } from '../../rules/frame-number.ts'
import { licensePlate } from '../../rules/license-plate.ts'
import { otherPolicyNumber } from '../../rules/other-policy-number.ts'
import { idTail } from '../../rules/people/id-tail.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { customerId } from './customer-id.ts'

/** How a try to prove the caller ended; nobody is told which fact was wrong. */
const tried = object({
  result: picklist(['proven', 'wrong', 'ended']),
  /** `2026-11-20 08:46`, of `proven`. */
  until: optional(string()),
  missesLeft: number(),
})
export type CallerTried = InferOutput<typeof tried>

/** Begins a call; one that was still open ends. Its phone, where it shows, is what misses are counted against. */
export const beginCall = defineDeskCall({
  path: '/customers/beginCall',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ phone: optional(mobile) }),
  response: object({ callId: string() }),
})

/** Ends the call, and with it what was proven in it. */
export const endCall = defineDeskCall({
  path: '/customers/endCall',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: object({}),
  response: object({}),
})

/** Judges two facts that the caller tells: one is the end of the ID number or a whole policy number. */
export const proveCaller = defineDeskCall({
  path: '/customers/proveCaller',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: object({
    customerId,
    idTail: optional(idTail),
    policyNo: optional(otherPolicyNumber),
    licenseNo: optional(licensePlate),
    frameNo: optional(frameNumber),
  }),
  response: tried,
})

/** Sends a code to the phone on file, which the caller reads to whom they speak with. */
export const sendCallerCode = defineDeskCall({
  path: '/customers/sendCallerCode',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId }),
  response: object({ maskedMobile: string() }),
})

/** Judges the code that the caller reads out; a wrong one is a miss of the call. Only this opens phone and ID number. */
export const confirmCallerCode = defineDeskCall({
  path: '/customers/confirmCallerCode',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ customerId, smsCode }),
  response: tried,
})

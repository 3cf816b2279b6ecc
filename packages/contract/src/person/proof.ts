import {
  array,
  check,
  forward,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { noticeInForce } from '../constants/notice-in-force.ts'
import { smsCode } from '../rules/codes/sms-code.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { idTail } from '../rules/people/id-tail.ts'
import { mobile } from '../rules/people/mobile.ts'

/** What shows, beside the phone, whose it is: numbers are given away again. */
export const personFact = picklist(['id-tail', 'plate', 'id-number'])
export type PersonFact = InferOutput<typeof personFact>

/**
 * How far a customer has come. `phone`: nothing is proven; `code`: one was sent; `fact`: the phone is
 * theirs, and one of `asks` is needed; `nothing`: the phone is theirs, and no policy has it on file;
 * `open`: everything that is theirs is open.
 */
export const proofState = object({
  step: picklist(['phone', 'code', 'fact', 'nothing', 'open']),
  /** Absent with a `code` that facts asked for: it would tell that they fit. */
  maskedMobile: optional(string()),
  /** With `open`: as forms may begin with it; plain, since it is their own. */
  name: optional(string()),
  /** With `fact`: which facts would do, the easiest first. */
  asks: array(personFact),
  /** With `code`: until another one can be sent, and until the sent one is no good any more; with `open`: until it ends unused. */
  resendAfterSeconds: optional(number()),
  expiresInSeconds: optional(number()),
  /** This browser was remembered: a code to that phone is enough. */
  rememberedMobile: optional(string()),
  /** With that: the version of the notice about personal data that whoever is remembered agreed to last. */
  agreedTo: optional(string()),
})
export type ProofState = InferOutput<typeof proofState>

/**
 * Which version of the notice about personal data the customer has agreed to with the button. Only that
 * which is in force counts: a page from before it is told so at this field (1000).
 */
export const agreedTo = picklist([noticeInForce], '规则有更新，请刷新页面，看过后再同意')

/** How far this session has come; a page asks it after a reload. */
export const readProof = defineCall({
  path: '/person/readProof',
  level: 'open',
  response: proofState,
})

/**
 * Sends a code to a phone, whether it is on file or not: only who reads the code learns which. The phone
 * is typed, or it is that of the person whom this browser remembers. It takes some work (1011), and in
 * a crowd a slide (1006).
 */
export const startProof = defineCall({
  path: '/person/startProof',
  kind: 'submit',
  level: 'open',
  request: object({
    mobile: optional(mobile),
    agreedTo,
  }),
  response: proofState,
})

/** Judges the code. On a remembered browser it opens the person at once. */
export const confirmProof = defineCall({
  path: '/person/confirmProof',
  kind: 'submit',
  level: 'open',
  request: object({ smsCode }),
  response: proofState,
})

/**
 * The one fact beside the phone; of several the first counts. Wrong, none and locked are one answer (1007 at its field); where four
 * characters fit two people, `asks` names the whole number.
 */
export const giveFact = defineCall({
  path: '/person/giveFact',
  kind: 'submit',
  level: 'phone',
  request: pipe(
    object({
      idTail: optional(idTail),
      licenseNo: optional(licensePlate),
      identifyNumber: optional(idNumber),
    }),
    forward(
      check(
        ({ idTail, licenseNo, identifyNumber }) =>
          [idTail, licenseNo, identifyNumber].some(Boolean),
        '请填写证件号码的最后 4 位',
      ),
      ['idTail'],
    ),
  ),
  response: proofState,
})

/** Forgets in this session who it is; `everywhere` does so in every session and browser of the person. */
export const endProof = defineCall({
  path: '/person/endProof',
  kind: 'submit',
  level: 'open',
  request: object({ scope: picklist(['here', 'everywhere']) }),
  response: proofState,
})

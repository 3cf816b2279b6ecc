import { boolean, check, forward, object, optional, picklist, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { noticeInForce } from '../constants/notice-in-force.ts'
import { smsCode } from '../rules/codes/sms-code.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { idTail } from '../rules/people/id-tail.ts'
import { mobile } from '../rules/people/mobile.ts'
import { proofState } from './read-proof.ts'

/**
 * Which version of the notice about personal data the customer has agreed to with the button. Only that
 * which is in force counts: a page from before it is told so at this field (1000).
 */
export const agreedTo = picklist([noticeInForce], '规则有更新，请刷新页面，看过后再同意')

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
    /** Where the last code of this session went, which a page may know no more after a reload; no other phone stands in for it. */
    isAgain: optional(boolean()),
    agreedTo,
  }),
  response: proofState,
})

/** Judges the code. On a remembered browser it opens the person at once, unless a proof runs: who proves again means to give the fact. */
export const confirmProof = defineCall({
  path: '/person/confirmProof',
  kind: 'submit',
  level: 'open',
  request: object({ smsCode }),
  response: proofState,
})

/**
 * The one fact beside the phone; of several the first counts. Wrong, none and locked are one answer (1007 at its field); where four
 * characters fit two people, and with the last wrong fact that a phone has, `asks` names the whole number.
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

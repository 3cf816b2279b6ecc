import { object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { fen } from '../rules/fen.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'
import { refundPurpose } from './refund-purpose.ts'
import { refundRegistration } from './refund-registration.ts'

/**
 * Whether phone and image code (`verifypicForShortUrl`) fit the link, and the trip it is about. A wrong
 * phone, too many of them and a link that nobody sent are 1007; a link that has expired unused is
 * E3020001.
 */
export const checkInfo = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/checkInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ pid: text(64, '链接'), mobile, verificationCode: optional(imageCode) }),
  response: object({
    /** Names the refund; a code with it opens `xcInfo`. */
    handle: string(),
    purpose: refundPurpose,
    maskedPhone: string(),
    maskedName: string(),
    maskedPolicyNo: string(),
    /** Where the call centre knew it. */
    amount: optional(fen),
    /** As the call centre wrote them down, to begin with. */
    flightnumber: optional(string()),
    flightdate: optional(string()),
    /** Absent while the link is still to be used. */
    registration: optional(refundRegistration),
  }),
})

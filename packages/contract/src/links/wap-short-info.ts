import { object, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { refundPurpose } from './refund-purpose.ts'

/**
 * What a short link is for, whom it is meant for (masked) and until when (ISO 8601). What came of one
 * that was used is told by `checkInfo` alone; one that nobody sent is 1007. One that the call centre took
 * back is `revoked`.
 */
export const wapShortInfo = defineCall({
  group: 'policy',
  path: '/policy/wapShortInfo',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ pid: text(64, '链接') }),
  response: object({
    state: picklist(['open', 'expired', 'revoked', 'used']),
    purpose: refundPurpose,
    maskedPhone: string(),
    maskedName: string(),
    expiresAt: string(),
  }),
})

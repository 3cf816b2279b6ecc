import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'

/** Whether phone and image code fit the link, and the trip it is about. */
export const checkInfo = defineCall({
  group: 'wp',
  path: '/api/LinkQuery/checkInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ pid: text(64, '链接'), mobile, verificationCode: optional(imageCode) }),
  response: object({}),
})

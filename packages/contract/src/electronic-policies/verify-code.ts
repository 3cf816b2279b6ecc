import { object, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { verifiedPolicy } from './verified-policy.ts'

/** Checks the code that the QR of a policy's document carries. */
export const verifyCode = defineCall({
  group: 'self',
  path: '/electronic-policies/verifyCode',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    code: pipe(string(), regex(/^[\w-]{22}$/, '验真码不完整，请重新扫描保单上的二维码')),
  }),
  response: verifiedPolicy,
})

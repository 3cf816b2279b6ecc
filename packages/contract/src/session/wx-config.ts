import { boolean, number, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** What the WeChat script needs to run on this page; the address is of this site, without its hash. */
export const wxConfig = defineCall({
  group: 'wp',
  path: '/api/wxConfig/wxConfig',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ url: text(500, '页面地址') }),
  response: object({
    appId: string(),
    /** Seconds since 1970. */
    timestamp: number(),
    nonceStr: string(),
    signature: string(),
    /** Signed with a sample ticket, which WeChat does not know: in a demo only. */
    isSample: boolean(),
  }),
})

import { boolean, number, object, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/**
 * Spends the ticket that a configured channel (app, mini-program) put into the address it opened.
 * The channel vouches for its customer, whose own policies are then open at level `phone-on-file`.
 * A ticket that is forged, old or spent logs nobody in, and answers 0.
 */
export const signOn = defineCall({
  path: '/session/handOver',
  kind: 'submit',
  level: 'open',
  request: object({ ticket: text(2000, '登录凭据') }),
  response: object({ loginStatus: picklist(['0', '1']) }),
})

/** What the WeChat script needs to run on this page; the address is of this site, without its hash. */
export const configureWeChatScript = defineCall({
  group: 'wp',
  path: '/api/wxConfig/wxConfig',
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

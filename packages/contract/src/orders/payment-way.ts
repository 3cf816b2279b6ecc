import { type InferOutput, literal, object, string } from 'valibot'
import { byKind } from '../rules/by-kind.ts'

/** What the page does to open the cashier. */
export const paymentWay = byKind([
  /** Leave for this address; the cashier sends the customer back. */
  object({ kind: literal('redirect'), url: string() }),
  /** Ask WeChat who the customer is first: it returns with a code, with which payment starts anew. */
  object({ kind: literal('authorize'), url: string() }),
  /** Inside WeChat: hand these to `WeixinJSBridge`. */
  object({
    kind: literal('jsapi'),
    appId: string(),
    timeStamp: string(),
    nonceStr: string(),
    package: string(),
    signType: literal('RSA'),
    paySign: string(),
  }),
  /** Inside a mini-program: open its own page for paying. */
  object({ kind: literal('mini-program'), path: string() }),
])
export type PaymentWay = InferOutput<typeof paymentWay>

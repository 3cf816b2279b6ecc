import type { RequestOf } from '@ecenter/contract/call.ts'
import type { startPayment } from '@ecenter/contract/orders/order-calls.ts'

/** What WeChat returns with when it was asked who the customer is. */
export type WeChatReturn = Required<
  Pick<RequestOf<typeof startPayment>, 'wechatCode' | 'wechatState'>
>

/** WeChat writes it before the hash. */
export function weChatReturnIn(search: string): WeChatReturn | undefined {
  const parameters = new URLSearchParams(search)
  const [wechatCode, wechatState] = [parameters.get('code'), parameters.get('state')]
  return wechatCode === null || wechatState === null ? undefined : { wechatCode, wechatState }
}

/** It is good for once, so it is taken out of the address. */
export function takeWeChatReturn(): WeChatReturn | undefined {
  const back = weChatReturnIn(location.search)
  if (back !== undefined) {
    const rest = new URLSearchParams(location.search)
    for (const name of ['code', 'state']) rest.delete(name)
    const search = rest.toString() === '' ? '' : `?${rest}`
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }
  return back
}

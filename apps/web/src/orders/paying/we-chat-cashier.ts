import type { PaymentWay } from '@ecenter/contract/orders/order.ts'

type JsapiWay = Extract<PaymentWay, { kind: 'jsapi' }>

/** What WeChat puts into pages that it shows. */
interface Bridge {
  invoke(
    name: 'getBrandWCPayRequest',
    request: Omit<JsapiWay, 'kind'>,
    answer: (result: { readonly err_msg: string }) => void,
  ): void
}

/** What the customer did there as WeChat tells it; that money has moved only the service can know. */
export type CashierEnd = 'maybe paid' | 'left' | 'failed'

/** Opens the cashier that WeChat lays over the page, and waits until it is closed. */
export async function openWeChatCashier({ kind: _, ...request }: JsapiWay): Promise<CashierEnd> {
  const bridge = await weChatBridge()
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', request, ({ err_msg }) => resolve(endOf(err_msg)))
  })
}

function endOf(message: string): CashierEnd {
  if (message.endsWith(':ok')) return 'maybe paid'
  return message.endsWith(':cancel') ? 'left' : 'failed'
}

/** It comes some time after the page. */
function weChatBridge(): Promise<Bridge> {
  const there = bridgeOf(window)
  if (there !== undefined) return Promise.resolve(there)
  return new Promise((resolve) => {
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        const bridge = bridgeOf(window)
        if (bridge !== undefined) resolve(bridge)
      },
      { once: true },
    )
  })
}

function bridgeOf(page: { readonly WeixinJSBridge?: Bridge }): Bridge | undefined {
  return page.WeixinJSBridge
}

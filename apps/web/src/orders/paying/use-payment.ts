import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type {
  OrderDetail,
  PaymentMethod,
  PaymentPlace,
  PaymentWay,
} from '@ecenter/contract/orders/order.ts'
import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { renewProof } from '../../client/renewal/renewal.ts'
import { useAction } from '../../client/use-action.ts'
import { goTo } from '../../kit/overlays/leave-page.ts'
import { weChatScript } from '../../shell/wechat-script.ts'
import { useBegunPayment } from '../../state/begun-payment.ts'
import type { WeChatReturn } from './we-chat-return.ts'

interface PaymentOptions {
  readonly order: Pick<OrderDetail, 'handle' | 'payInfo'>
  readonly place: PaymentPlace
  /** Asks for the order anew. */
  readonly refresh: () => Promise<void>
  /** The customer may have paid; the service will know. */
  readonly onMaybePaid: () => void
}

/** Why no cashier was opened. */
export interface NotOpened {
  readonly text: string
  /** The amount that was to be paid, in fen. */
  readonly sumPremium: number
}

/** Opens a cashier, and learns how the customer came back where it lies over this page. */
export function usePayment({ order, place, refresh, onMaybePaid }: PaymentOptions) {
  const { handle, payInfo } = order
  const [isOpening, setIsOpening] = useState(false)
  const [notOpened, setNotOpened] = useState<NotOpened>()
  const start = useAction(startPayment)
  const isHere = useIsHere()
  useReturn(() => {
    setIsOpening(false)
    void refreshed()
  })

  async function pay(method: PaymentMethod, weChat: Partial<WeChatReturn> = {}) {
    const { sumPremium } = payInfo
    setNotOpened(undefined)
    setIsOpening(true)
    useBegunPayment.setState({ handle, method, returnCode: '' })
    const ended = await start({ handle, method, place, sumPremium, ...weChat })
    // Who has left the order does not pay it.
    if (!isHere()) return
    if (ended.kind !== 'answered') return handleFailure(ended, () => void pay(method, weChat))
    const end = await openCashier(ended.value.way).catch(() => 'failed' as const)
    if (end === 'leaving') return
    if (end === 'maybe paid') onMaybePaid()
    if (end === 'failed')
      setNotOpened({ text: '收银台没有打开，没有扣款。请再试一次。', sumPremium })
    await refreshed()
    setIsOpening(false)
  }

  async function handleFailure(failed: Failed, goOn: () => void) {
    const isUnknown = failed.kind === 'rejected' && failed.code === resultCodes.paymentUnknown
    const isRenewed = renewProof(startPayment, { handle }, failed, goOn)
    // What it costs and whether it can still be paid may be other than the page shows.
    await refreshed()
    setIsOpening(false)
    if (isUnknown) onMaybePaid()
    else if (!isRenewed) setNotOpened({ text: textOf(failed), sumPremium: payInfo.sumPremium })
  }

  /** What shows stays where nobody can tell anything newer. */
  async function refreshed() {
    await refresh().catch(() => undefined)
  }

  return { isOpening, pay, notOpened, dismiss: () => setNotOpened(undefined) }
}

function textOf(failed: Failed): string {
  return failed.kind === 'rejected' ? failed.message : httpText(failed.status)
}

/** Browsers keep a page as it was left, and show it again when the customer comes back to it. */
function useReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleReturn()
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [])
}

/** Does what the way says; `leaving` where this page is about to be left for the cashier. */
async function openCashier(way: PaymentWay): Promise<CashierEnd | 'leaving'> {
  switch (way.kind) {
    case 'redirect':
    case 'authorize':
      goTo(way.url)
      return 'leaving'
    case 'jsapi':
      return openWeChatCashier(way)
    case 'mini-program': {
      const weChat = await weChatScript()
      weChat.miniProgram.navigateTo({ url: way.path })
      return 'maybe paid'
    }
  }
}

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
type CashierEnd = 'maybe paid' | 'left' | 'failed'

/** Opens the cashier that WeChat lays over the page, and waits until it is closed. */
async function openWeChatCashier({ kind: _, ...request }: JsapiWay): Promise<CashierEnd> {
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

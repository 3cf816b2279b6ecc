import type { OrderDetail, PaymentMethod, PaymentPlace } from '@ecenter/contract/orders/order.ts'
import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failed } from '../../client/outcome.ts'
import { renewProof } from '../../client/renewal.ts'
import { useAction } from '../../client/use-action.ts'
import { useIsHere } from '../../client/use-is-here.ts'
import { useBegunPayment } from '../../state/begun-payment.ts'
import { openCashier } from './open-cashier.ts'
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
    const outcome = await start({ handle, method, place, sumPremium, ...weChat })
    // Who has left the order does not pay it.
    if (!isHere()) return
    if (outcome.kind !== 'answered') return handleFailure(outcome, () => void pay(method, weChat))
    const end = await openCashier(outcome.value.way).catch(() => 'failed' as const)
    if (end === 'leaving') return
    if (end === 'maybe paid') onMaybePaid()
    if (end === 'failed')
      setNotOpened({ text: '收银台没有打开，没有扣款。请再试一次。', sumPremium })
    await refreshed()
    setIsOpening(false)
  }

  async function handleFailure(failed: Failed, goOn: () => void) {
    const isUnknown = failed.kind === 'refused' && failed.code === resultCodes.paymentUnknown
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
  return failed.kind === 'refused' ? failed.message : httpText(failed.status)
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

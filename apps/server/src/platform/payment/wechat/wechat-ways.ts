import type { PaymentWay } from '@ecenter/contract/orders/order.ts'
import { object, pipe, safeParse, string, url } from 'valibot'
import type { Clock } from '../../clock/clock.ts'
import type { WechatPaySettings } from '../../config/payment-settings.ts'
import { GatewayUnsure, type TradeToOpen } from '../payment-gateway.ts'
import { newNonce, secondsNow, signLines } from './wechat-signature.ts'

/** WeChat's page in any browser of a phone. */
export function h5Way(answer: unknown, { returnUrl }: TradeToOpen): PaymentWay {
  const read = safeParse(object({ h5_url: pipe(string(), url()) }), answer)
  if (!read.success) throw new GatewayUnsure('WeChat opened a payment without an address')
  const address = new URL(read.output.h5_url)
  address.searchParams.set('redirect_url', returnUrl)
  return { kind: 'redirect', url: address.href }
}

/** WeChat's own cashier over the page inside it. */
export function jsapiWay(
  answer: unknown,
  settings: WechatPaySettings,
  clock: Pick<Clock, 'now'>,
): PaymentWay {
  const read = safeParse(object({ prepay_id: string() }), answer)
  if (!read.success) throw new GatewayUnsure('WeChat opened a payment without a number')
  const [timeStamp, nonceStr] = [secondsNow(clock), newNonce()]
  const opened = `prepay_id=${read.output.prepay_id}`
  return {
    kind: 'jsapi',
    appId: settings.appId,
    timeStamp,
    nonceStr,
    package: opened,
    signType: 'RSA',
    paySign: signLines(settings.merchantKey, [settings.appId, timeStamp, nonceStr, opened]),
  }
}

/**
 * The mini-program's own page, which opens the payment under the same number, for only it knows who the
 * customer is there. What it is told is signed with the merchant's key, so that it can be believed.
 */
export function miniProgramWay(
  path: string,
  { tradeNo, amountFen, subject, expiresAt }: TradeToOpen,
  { merchantKey }: Pick<WechatPaySettings, 'merchantKey'>,
): PaymentWay {
  const told = {
    trade: tradeNo,
    amount: String(amountFen),
    expires: String(Math.floor(expiresAt.getTime() / 1000)),
    subject,
  }
  const sign = signLines(merchantKey, Object.values(told))
  return { kind: 'mini-program', path: `${path}?${new URLSearchParams({ ...told, sign })}` }
}

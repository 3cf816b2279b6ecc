import type { PaymentWay } from '@ecenter/contract/orders/order.ts'
import { object, picklist, pipe, safeParse, string, url } from 'valibot'
import { type Clock, secondInChina } from '../../clock/clock.ts'
import type { WechatPaySettings } from '../../config/payment-settings.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type PaymentGateway,
  type TradeState,
  type TradeToOpen,
} from '../payment-gateway.ts'
import { type WechatClientServices, wechatClient } from './wechat-client.ts'
import { readWechatNotice } from './wechat-notice.ts'
import { newNonce, secondsNow, signLines } from './wechat-signature.ts'
import { wechatTrade } from './wechat-trade.ts'

interface WechatPayServices extends WechatClientServices {
  readonly notifyUrl: string
  /** Whether it can be learnt who a customer inside WeChat is. */
  readonly knowsOpenIds: boolean
}

/** WeChat Pay v3: H5 in a browser, JSAPI inside WeChat, its own page inside a mini-program. */
export function wechatPay(services: WechatPayServices): PaymentGateway {
  const { settings, clock, notifyUrl, knowsOpenIds } = services
  const ask = wechatClient(services)

  return {
    method: 'wechat',
    canServe(place) {
      switch (place) {
        case 'browser':
          return true
        case 'wechat':
          return knowsOpenIds
        case 'mini-program':
          return settings.miniProgramPath !== undefined
      }
    },
    async open(trade) {
      switch (trade.place) {
        case 'browser':
          return h5Way(await openAt('h5', trade, h5Facts(trade)), trade)
        case 'wechat':
          return jsapiWay(await openAt('jsapi', trade, jsapiFacts(trade)), settings, clock)
        case 'mini-program':
          return openInMiniProgram(trade)
      }
    },
    query,
    async close(tradeNo) {
      const { isDone } = await ask(`${pathOf(tradeNo)}/close`, { mchid: settings.merchantId })
      if (isDone) return { state: 'closed' }
      const trade = await query(tradeNo)
      if (trade.state === 'paid' || trade.state === 'closed') return trade
      if (trade.state === 'absent') return { state: 'closed' }
      throw new GatewayUnsure('WeChat neither closed a payment nor says why')
    },
    async refund({ tradeNo, refundNo, amountFen, totalFen, reason }) {
      const { isDone, content } = await ask('/v3/refund/domestic/refunds', {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason,
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      })
      if (!isDone) throw refusalOf(content)
      return refundState(content)
    },
    readNotice: async (notice) => readWechatNotice(services, notice),
    noticeAnswer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: '失败' }),
    }),
  }

  async function openAt(kind: 'h5' | 'jsapi', trade: TradeToOpen, facts: object): Promise<unknown> {
    const { isDone, content } = await ask(`/v3/pay/transactions/${kind}`, {
      appid: settings.appId,
      mchid: settings.merchantId,
      description: trade.subject,
      out_trade_no: trade.tradeNo,
      time_expire: `${secondInChina(trade.expiresAt).replace(' ', 'T')}+08:00`,
      notify_url: notifyUrl,
      amount: { total: trade.amountFen, currency: 'CNY' },
      ...facts,
    })
    if (!isDone) throw refusalOf(content)
    return content
  }

  function openInMiniProgram(trade: TradeToOpen): PaymentWay {
    const path = settings.miniProgramPath
    if (path === undefined) throw new GatewayRefused('no mini-program of ours pays')
    return miniProgramWay(path, trade, settings)
  }

  async function query(tradeNo: string): Promise<TradeState> {
    const { isDone, content } = await ask(`${pathOf(tradeNo)}?mchid=${settings.merchantId}`)
    if (!isDone) {
      if (isAbsent(content)) return { state: 'absent' }
      throw new GatewayUnsure('WeChat refused to say how a payment stands')
    }
    const answered = wechatTrade(settings.merchantId, content)
    if (answered.tradeNo !== tradeNo) throw new GatewayUnsure('WeChat told of another payment')
    return answered.trade
  }
}

function pathOf(tradeNo: string): string {
  return `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}`
}

function h5Facts({ clientIp }: TradeToOpen): object {
  return { scene_info: { payer_client_ip: clientIp, h5_info: { type: 'Wap' } } }
}

function jsapiFacts({ openId, clientIp }: TradeToOpen): object {
  if (openId === undefined) throw new GatewayRefused('WeChat asks who pays inside it')
  return { payer: { openid: openId }, scene_info: { payer_client_ip: clientIp } }
}

/** WeChat has written it both ways. */
const absentAnswer = object({ code: picklist(['ORDER_NOT_EXIST', 'ORDERNOTEXIST']) })

function isAbsent(content: unknown): boolean {
  return safeParse(absentAnswer, content).success
}

const refundAnswer = object({ status: picklist(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) })

function refundState(content: unknown): 'done' | 'under way' {
  const read = safeParse(refundAnswer, content)
  if (!read.success) throw new GatewayUnsure('WeChat took a refund without saying how it stands')
  switch (read.output.status) {
    case 'SUCCESS':
      return 'done'
    case 'PROCESSING':
      return 'under way'
    case 'CLOSED':
    case 'ABNORMAL':
      throw new GatewayRefused(`WeChat says of a refund: ${read.output.status}`)
  }
}

const refusal = object({ code: picklist(['SYSTEM_ERROR', 'SYSTEMERROR']) })

/** Its own trouble says nothing of what it did; any other code says that it did nothing. */
function refusalOf(content: unknown): GatewayRefused | GatewayUnsure {
  if (safeParse(refusal, content).success) return new GatewayUnsure('WeChat is in trouble')
  const read = safeParse(object({ code: string() }), content)
  return new GatewayRefused(`WeChat refused: ${read.success ? read.output.code : 'without a code'}`)
}

/** WeChat's page in any browser of a phone. */
function h5Way(answer: unknown, { returnUrl }: TradeToOpen): PaymentWay {
  const read = safeParse(object({ h5_url: pipe(string(), url()) }), answer)
  if (!read.success) throw new GatewayUnsure('WeChat opened a payment without an address')
  const address = new URL(read.output.h5_url)
  address.searchParams.set('redirect_url', returnUrl)
  return { kind: 'redirect', url: address.href }
}

/** WeChat's own cashier over the page inside it. */
function jsapiWay(
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
function miniProgramWay(
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

import { AlipaySdk } from 'alipay-sdk'
import { object, optional, picklist, safeParse, string } from 'valibot'
import { type Clock, secondInChina } from '../../clock/clock.ts'
import type { AlipaySettings } from '../../config/payment-settings.ts'
import { notAnswered, patienceMs } from '../ask.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type NoticeReceived,
  type PaymentGateway,
  type TradeState,
  type VerifiedNotice,
} from '../payment-gateway.ts'
import { answeredTrade, noticedTrade } from './alipay-trade.ts'
import { yuanOfFen } from './yuan.ts'

interface AlipayServices extends AlipayClientServices {
  readonly notifyUrl: string
}

/**
 * Alipay's cashier for phones (WAP). A payment begins there when the customer has opened it: until then
 * it is absent, and one that was closed meanwhile can still be opened until it expires.
 */
export function alipay({ settings, clock, notifyUrl }: AlipayServices): PaymentGateway {
  const client = alipayClient({ settings, clock })

  return {
    method: 'alipay',
    canServe: (place) => place === 'browser',
    async open({ tradeNo, amountFen, subject, expiresAt, returnUrl }) {
      const bizContent = {
        out_trade_no: tradeNo,
        total_amount: yuanOfFen(amountFen),
        subject,
        product_code: 'QUICK_WAP_WAY',
        time_expire: secondInChina(expiresAt),
        quit_url: returnUrl,
      }
      const page = { notifyUrl, returnUrl, bizContent }
      return { kind: 'redirect', url: client.pageUrl('alipay.trade.wap.pay', page) }
    },
    query,
    async close(tradeNo) {
      const asked = { out_trade_no: tradeNo }
      const { isDone, subCode } = await client.ask('alipay.trade.close', asked)
      if (isDone || subCode === absent) return { state: 'closed' }
      const trade = await query(tradeNo)
      if (trade.state === 'paid' || trade.state === 'closed') return trade
      throw new GatewayUnsure('Alipay neither closed a payment nor says why')
    },
    async refund({ tradeNo, refundNo, amountFen, reason }) {
      const { isDone, subCode, content } = await client.ask('alipay.trade.refund', {
        out_trade_no: tradeNo,
        out_request_no: refundNo,
        refund_amount: yuanOfFen(amountFen),
        refund_reason: reason,
      })
      if (!isDone) throw new GatewayRefused(`Alipay refused a refund: ${subCode}`)
      return hasMoved(content) ? 'done' : refundState(tradeNo, refundNo)
    },
    readNotice: async (notice) => readNotice(notice),
    noticeAnswer: (isTaken) => ({
      status: 200,
      contentType: 'text/plain',
      body: isTaken ? 'success' : 'failure',
    }),
  }

  async function query(tradeNo: string): Promise<TradeState> {
    const asked = { out_trade_no: tradeNo }
    const { isDone, subCode, content } = await client.ask('alipay.trade.query', asked)
    if (isDone) return answeredTrade(content, tradeNo, clock.now())
    if (subCode === absent) return { state: 'absent' }
    throw new GatewayUnsure('Alipay refused to say how a payment stands')
  }

  /** Asked again with the same number it moves nothing, so how it stands has to be asked too. */
  async function refundState(tradeNo: string, refundNo: string): Promise<'done' | 'under way'> {
    const asked = { out_trade_no: tradeNo, out_request_no: refundNo }
    const { content } = await client.ask('alipay.trade.fastpay.refund.query', asked)
    return safeParse(refundedAnswer, content).success ? 'done' : 'under way'
  }

  /** It bears no date that could be trusted: the same one may come for a day, and changes nothing then. */
  function readNotice({ body }: NoticeReceived): VerifiedNotice | undefined {
    const said = Object.fromEntries(new URLSearchParams(body.toString()))
    if (!client.isSigned(said)) return undefined
    const noticed = noticedTrade(said, clock.now())
    if (noticed === undefined || noticed.appId !== settings.appId) return undefined
    const { noticeId, tradeNo, trade } = noticed
    return { noticeId, tradeNo, trade }
  }
}

const absent = 'ACQ.TRADE_NOT_EXIST'
const movedAnswer = object({ fundChange: picklist(['Y']) })
const refundedAnswer = object({ refundStatus: picklist(['REFUND_SUCCESS']) })

function hasMoved(content: unknown): boolean {
  return safeParse(movedAnswer, content).success
}

interface AlipayClientServices {
  readonly settings: AlipaySettings
  readonly clock: Pick<Clock, 'now'>
}

interface AlipayAnswer {
  readonly isDone: boolean
  /** Why it was refused: `ACQ.TRADE_NOT_EXIST`. */
  readonly subCode: string | undefined
  readonly content: unknown
}

interface AlipayClient {
  /** Rejects where Alipay did not sign the answer, or cannot say what it did. */
  ask(method: string, bizContent: Readonly<Record<string, string>>): Promise<AlipayAnswer>
  /** The address of a cashier; it is made here, and nobody is asked. */
  pageUrl(method: string, page: AlipayPage): string
  isSigned(notice: Readonly<Record<string, string>>): boolean
}

interface AlipayPage {
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly bizContent: Readonly<Record<string, string>>
}

function alipayClient({ settings, clock }: AlipayClientServices): AlipayClient {
  const sdk = new AlipaySdk({
    appId: settings.appId,
    privateKey: settings.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyType: 'PKCS8',
    alipayPublicKey: settings.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: `${settings.origin}/gateway.do`,
    timeout: patienceMs,
  })
  // The client would write the time of this machine's zone; Alipay reads it as China's.
  const timestamp = () => secondInChina(clock.now())

  return {
    async ask(method, bizContent) {
      const asked = { timestamp: timestamp(), bizContent }
      const answer = await sdk.exec(method, asked, { validateSign: true }).catch((error) => {
        throw notAnswered(error)
      })
      return read(answer)
    },
    pageUrl: (method, page) => sdk.pageExec(method, 'GET', { ...page, timestamp: timestamp() }),
    // What it is signed with is ours to say: RSA2.
    isSigned: (notice) => notice.sign_type === 'RSA2' && sdk.checkNotifySignV2(notice),
  }
}

const answered = object({ code: string(), subCode: optional(string()) })

function read(content: unknown): AlipayAnswer {
  const answer = safeParse(answered, content)
  if (!answer.success) throw new GatewayUnsure('Alipay answered nothing of use')
  const { code, subCode } = answer.output
  if (code === '10000') return { isDone: true, subCode: undefined, content }
  if (code === '40004' && subCode !== 'ACQ.SYSTEM_ERROR') return { isDone: false, subCode, content }
  if (code.startsWith('4')) throw new GatewayRefused(`Alipay refused: ${code} ${subCode}`)
  throw new GatewayUnsure(`Alipay answered ${code}`)
}

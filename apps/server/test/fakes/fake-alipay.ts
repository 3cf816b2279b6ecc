import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { type Clock, secondInChina } from '../../src/platform/clock/clock.ts'
import type { NoticeReceived } from '../../src/platform/payment/payment-gateway.ts'
import { type Line, type LocalAnswer, type LocalRequest, openLocalServer } from './local-server.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const application = { id: '2021000000000001', ...rsa() }
const alipay = rsa()
const stranger = rsa()

type Facts = Readonly<Record<string, string>>

/** Alipay as a service meets it: signed both ways, with keys of its own. */
export interface FakeAlipay {
  readonly env: NodeJS.ProcessEnv
  line: Line
  /** Signs with a key that is not Alipay's. */
  isForger: boolean
  /** Whether a refund has moved money by the time it is answered. */
  refundsAtOnce: boolean
  /** How much was given back, by the number of the refund. */
  readonly refunds: ReadonlyMap<string, string>
  /** The customer opens the cashier at this address; throws where the application did not sign it. */
  visit(url: string): Facts
  /** The customer pays, or it comes to another state. */
  become(tradeNo: string, status: string): void
  /** As it is posted to the service. */
  noticeOf(tradeNo: string, changes?: Facts): NoticeReceived
  stop(): Promise<void>
}

export async function openFakeAlipay(clock: Pick<Clock, 'now'>): Promise<FakeAlipay> {
  const trades = new Map<string, Facts>()
  const refunds = new Map<string, string>()
  const server = await openLocalServer(answer)

  const fake: FakeAlipay = {
    env: {
      ALIPAY_APP_ID: application.id,
      ALIPAY_PRIVATE_KEY: application.privateKey
        .export({ type: 'pkcs8', format: 'pem' })
        .toString(),
      ALIPAY_PUBLIC_KEY: alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      ALIPAY_ORIGIN: server.origin,
    },
    get line() {
      return server.line
    },
    set line(line) {
      server.line = line
    },
    isForger: false,
    refundsAtOnce: true,
    refunds,
    visit,
    become,
    noticeOf,
    stop: () => server.stop(),
  }
  return fake

  function answer({ path, body }: LocalRequest): LocalAnswer {
    const asked = factsOf(path, body.toString())
    const method = asked.method ?? ''
    const said = JSON.stringify(answerTo(method, JSON.parse(asked.biz_content ?? '{}')))
    const name = `${method.replaceAll('.', '_')}_response`
    return { status: 200, body: `{"${name}":${said},"sign":"${sign(said)}"}` }
  }

  function answerTo(
    method: string,
    { out_trade_no = '', out_request_no = '', ...rest }: Facts,
  ): Facts {
    const trade = trades.get(out_trade_no)
    if (trade === undefined) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    const done = { code: '10000', ...trade }
    switch (method) {
      case 'alipay.trade.query':
        return done
      case 'alipay.trade.close':
        if (trade.trade_status !== 'WAIT_BUYER_PAY') {
          return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
        }
        become(out_trade_no, 'TRADE_CLOSED')
        return done
      case 'alipay.trade.refund': {
        const isNew = !refunds.has(out_request_no) && fake.refundsAtOnce
        refunds.set(out_request_no, rest.refund_amount ?? '')
        return { ...done, fund_change: isNew ? 'Y' : 'N' }
      }
      case 'alipay.trade.fastpay.refund.query':
        return fake.refundsAtOnce ? { ...done, refund_status: 'REFUND_SUCCESS' } : { code: '10000' }
      default:
        return { code: '40002', sub_code: 'isv.invalid-method' }
    }
  }

  function visit(url: string): Facts {
    const asked = factsOf(url, '')
    const { out_trade_no = '', total_amount = '' }: Facts = JSON.parse(asked.biz_content ?? '{}')
    const trade_no = `2026${out_trade_no}`
    trades.set(out_trade_no, {
      out_trade_no,
      total_amount,
      trade_no,
      trade_status: 'WAIT_BUYER_PAY',
    })
    return asked
  }

  function become(tradeNo: string, trade_status: string): void {
    const isPaid = trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED'
    const paid = isPaid ? { send_pay_date: secondInChina(clock.now()) } : {}
    trades.set(tradeNo, { ...trades.get(tradeNo), ...paid, trade_status })
  }

  function noticeOf(tradeNo: string, changes: Facts = {}): NoticeReceived {
    const { send_pay_date, ...trade } = trades.get(tradeNo) ?? {}
    const facts: Facts = {
      app_id: application.id,
      charset: 'utf-8',
      notify_id: `notice-of-${tradeNo}`,
      notify_type: 'trade_status_sync',
      subject: '机动车商业保险 100%+',
      version: '1.0',
      ...trade,
      ...(send_pay_date === undefined ? {} : { gmt_payment: send_pay_date }),
      ...changes,
    }
    const said = new URLSearchParams({ ...facts, sign_type: 'RSA2', sign: sign(sorted(facts)) })
    return { headers: {}, body: Buffer.from(said.toString()) }
  }

  function sign(text: string): string {
    const { privateKey } = fake.isForger ? stranger : alipay
    return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  }
}

/** What is asked, in the address and the body together; throws where the application did not sign it. */
function factsOf(address: string, body: string): Facts {
  const { searchParams } = new URL(address, 'http://alipay.example')
  const { sign = '', ...facts } = Object.fromEntries([
    ...searchParams,
    ...new URLSearchParams(body),
  ])
  const isSigned = createVerify('RSA-SHA256')
    .update(sorted(facts))
    .verify(application.publicKey, sign, 'base64')
  if (!isSigned || facts.app_id !== application.id) throw new Error('not signed by the application')
  return facts
}

function sorted(facts: Facts): string {
  const names = Object.keys(facts).sort()
  return names.map((name) => `${name}=${facts[name]}`).join('&')
}

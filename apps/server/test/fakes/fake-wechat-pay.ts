import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import type { Clock } from '../../src/platform/clock/clock.ts'
import type { NoticeReceived } from '../../src/platform/payment/payment-gateway.ts'
import { type Line, type LocalAnswer, type LocalRequest, openLocalServer } from './local-server.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const merchant = { id: '1900000109', serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1', ...rsa() }
const platform = { keyId: 'PUB_KEY_ID_0119000001092024110100', ...rsa() }
const stranger = rsa()
const secret = 'ecenterApiV3SecretOf32Characters'

interface Trade {
  readonly out_trade_no: string
  readonly trade_state: string
  readonly [fact: string]: unknown
}

/** WeChat Pay and the login of WeChat as a service meets them: signed both ways, with keys of their own. */
export interface FakeWechatPay {
  readonly env: NodeJS.ProcessEnv
  line: Line
  /** Signs with a key that is not WeChat's. */
  isForger: boolean
  /** What was asked to be opened, by its number. */
  readonly opened: ReadonlyMap<string, Record<string, unknown>>
  /** How much was given back, by the number of the refund. */
  readonly refunds: ReadonlyMap<string, number>
  /** How refunds stand from now on. */
  refundStatus: string
  /** The customer pays, or it comes to another state. */
  become(tradeNo: string, state: string): void
  /** Whether the merchant signed these lines: the page of a payment hands them to WeChat. */
  isSigned(lines: readonly string[], signature: string): boolean
  /** As it is posted to the service. */
  noticeOf(tradeNo: string, changes?: object): NoticeReceived
  stop(): Promise<void>
}

export async function openFakeWechatPay(clock: Pick<Clock, 'now'>): Promise<FakeWechatPay> {
  const trades = new Map<string, Trade>()
  const opened = new Map<string, Record<string, unknown>>()
  const refunds = new Map<string, number>()
  const usedCodes = new Set<string>()
  const server = await openLocalServer(answer)
  const seconds = () => String(Math.floor(clock.now().getTime() / 1000))

  const fake: FakeWechatPay = {
    env: {
      WECHAT_APP_ID: 'wx8888888888888888',
      WECHAT_APP_SECRET: 'account-secret',
      WECHAT_API_ORIGIN: server.origin,
      WECHAT_PAY_MERCHANT_ID: merchant.id,
      WECHAT_PAY_MERCHANT_SERIAL: merchant.serial,
      WECHAT_PAY_MERCHANT_KEY: pemOf(merchant.privateKey),
      WECHAT_PAY_SECRET: secret,
      WECHAT_PAY_PUBLIC_KEY_ID: platform.keyId,
      WECHAT_PAY_PUBLIC_KEY: platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      WECHAT_PAY_MINI_PROGRAM_PATH: '/pages/pay/pay',
      WECHAT_PAY_ORIGIN: server.origin,
    },
    get line() {
      return server.line
    },
    set line(line) {
      server.line = line
    },
    isForger: false,
    opened,
    refunds,
    refundStatus: 'SUCCESS',
    become,
    isSigned,
    noticeOf,
    stop: () => server.stop(),
  }
  return fake

  function answer(request: LocalRequest): LocalAnswer {
    const { pathname, searchParams } = new URL(request.path, server.origin)
    if (pathname === '/sns/oauth2/access_token') return openIdAnswer(searchParams)
    if (!isMerchants(request)) return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR' }) }
    const asked = request.body.length === 0 ? {} : JSON.parse(request.body.toString())
    const [status, content] = answerTo(pathname, asked)
    const body = content === undefined ? '' : JSON.stringify(content)
    return { status, headers: signatureOf(body), body }
  }

  function answerTo(path: string, asked: Record<string, unknown>): [number, unknown] {
    const [, kind] = /^\/v3\/pay\/transactions\/(h5|jsapi)$/.exec(path) ?? []
    if (kind !== undefined) return open(kind, asked)
    if (path === '/v3/refund/domestic/refunds') return refund(asked)
    const [, tradeNo = '', verb] = /\/out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? []
    const trade = trades.get(tradeNo)
    if (trade === undefined) return [404, { code: 'ORDER_NOT_EXIST' }]
    if (verb === undefined) return [200, trade]
    if (trade.trade_state === 'SUCCESS') return [400, { code: 'ORDERPAID' }]
    become(tradeNo, 'CLOSED')
    return [204, undefined]
  }

  function open(kind: string, asked: Record<string, unknown>): [number, unknown] {
    const tradeNo = String(asked.out_trade_no)
    opened.set(tradeNo, asked)
    trades.set(tradeNo, { ...asked, out_trade_no: tradeNo, trade_state: 'NOTPAY' })
    const number = `wx20${randomBytes(8).toString('hex')}`
    return kind === 'jsapi'
      ? [200, { prepay_id: number }]
      : [
          200,
          { h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${number}` },
        ]
  }

  function refund(asked: Record<string, unknown>): [number, unknown] {
    const { out_refund_no, out_trade_no, amount } = asked
    if (!trades.has(String(out_trade_no))) return [404, { code: 'RESOURCE_NOT_EXISTS' }]
    const value =
      typeof amount === 'object' && amount !== null && 'refund' in amount ? amount.refund : 0
    refunds.set(String(out_refund_no), Number(value))
    return [200, { status: fake.refundStatus }]
  }

  function openIdAnswer(asked: URLSearchParams): LocalAnswer {
    const code = asked.get('code') ?? ''
    const isGood = asked.get('secret') === 'account-secret' && !usedCodes.has(code)
    usedCodes.add(code)
    const said = isGood ? { openid: `openid-of-${code}` } : { errcode: 40163, errmsg: 'code used' }
    return { status: 200, body: JSON.stringify(said) }
  }

  function become(tradeNo: string, state: string): void {
    const paid = { transaction_id: `4200${tradeNo}`, success_time: clock.now().toISOString() }
    const trade = trades.get(tradeNo)
    trades.set(tradeNo, { ...trade, ...paid, out_trade_no: tradeNo, trade_state: state })
  }

  function noticeOf(tradeNo: string, changes: object = {}): NoticeReceived {
    const said = JSON.stringify({ ...trades.get(tradeNo), ...changes })
    const nonce = randomBytes(6).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret), Buffer.from(nonce))
    cipher.setAAD(Buffer.from('transaction'))
    const text = Buffer.concat([cipher.update(said), cipher.final(), cipher.getAuthTag()])
    const body = JSON.stringify({
      id: `notice-of-${tradeNo}`,
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: text.toString('base64'),
        associated_data: 'transaction',
        nonce,
      },
    })
    return { headers: signatureOf(body), body: Buffer.from(body) }
  }

  function signatureOf(body: string): Record<string, string> {
    const nonce = randomBytes(16).toString('hex')
    const lines = `${seconds()}\n${nonce}\n${body}\n`
    const { privateKey } = fake.isForger ? stranger : platform
    return {
      'wechatpay-serial': platform.keyId,
      'wechatpay-timestamp': seconds(),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': createSign('RSA-SHA256').update(lines).sign(privateKey, 'base64'),
    }
  }
}

/** Whether the merchant signed this very request. */
function isMerchants({ method, path, headers, body }: LocalRequest): boolean {
  const given = headers.authorization ?? ''
  const fact = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(given)?.[1] ?? ''
  if (fact('mchid') !== merchant.id || fact('serial_no') !== merchant.serial) return false
  const lines = [method, path, fact('timestamp'), fact('nonce_str'), body.toString()]
  return isSigned(lines, fact('signature'))
}

function isSigned(lines: readonly string[], signature: string): boolean {
  return createVerify('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .verify(merchant.publicKey, signature, 'base64')
}

function pemOf(key: typeof merchant.privateKey): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

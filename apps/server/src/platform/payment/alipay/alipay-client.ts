import { AlipaySdk } from 'alipay-sdk'
import { object, optional, safeParse, string } from 'valibot'
import { type Clock, secondInChina } from '../../clock/clock.ts'
import type { AlipaySettings } from '../../config/payment-settings.ts'
import { notAnswered, patienceMs } from '../ask.ts'
import { GatewayRefused, GatewayUnsure } from '../payment-gateway.ts'

export interface AlipayClientServices {
  readonly settings: AlipaySettings
  readonly clock: Pick<Clock, 'now'>
}

export interface AlipayAnswer {
  readonly isDone: boolean
  /** Why it was refused: `ACQ.TRADE_NOT_EXIST`. */
  readonly subCode: string | undefined
  readonly content: unknown
}

export interface AlipayClient {
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

export function alipayClient({ settings, clock }: AlipayClientServices): AlipayClient {
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

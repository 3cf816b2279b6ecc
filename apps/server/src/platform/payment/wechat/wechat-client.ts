import type { Clock } from '../../clock/clock.ts'
import type { WechatPaySettings } from '../../config/payment-settings.ts'
import { ask, type RawAnswer, readJson } from '../ask.ts'
import { GatewayUnsure } from '../payment-gateway.ts'
import { authorization, isSignedByWechat, signatureIn } from './wechat-signature.ts'

export interface WechatAnswer {
  readonly isDone: boolean
  /** Undefined where it is empty. */
  readonly content: unknown
}

/** A signed request; one with content is a POST. Rejects where the answer is not WeChat's own or of no use. */
export type WechatClient = (path: string, content?: object) => Promise<WechatAnswer>

export interface WechatClientServices {
  readonly settings: WechatPaySettings
  readonly clock: Pick<Clock, 'now'>
}

export function wechatClient({ settings, clock }: WechatClientServices): WechatClient {
  return async (path, content) => {
    const method = content === undefined ? 'GET' : 'POST'
    const body = content === undefined ? '' : JSON.stringify(content)
    const answer = await ask(`${settings.origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'ecenter',
        authorization: authorization(settings, clock, { method, path, body }),
        ...(settings.publicKeyId === undefined ? {} : { 'wechatpay-serial': settings.publicKeyId }),
      },
      ...(content === undefined ? {} : { body }),
    })
    return checked(answer)
  }

  /** Who refuses does not always sign it (of a wrong merchant, say), but a wrong signature is no answer. */
  function checked({ status, headers, body }: RawAnswer): WechatAnswer {
    const isDone = status >= 200 && status < 300
    const signature = signatureIn((name) => headers.get(name) ?? undefined)
    const isSigned =
      signature === undefined ? !isDone : isSignedByWechat(settings, clock, signature, body)
    if (!isSigned) throw new GatewayUnsure('an answer that WeChat did not sign')
    if (status >= 500) throw new GatewayUnsure(`WeChat answered ${status}`)
    return { isDone, content: readJson(body) }
  }
}

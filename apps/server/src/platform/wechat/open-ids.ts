import { number, object, safeParse, string, union } from 'valibot'
import type { WechatAccount } from '../config/payment-settings.ts'
import type { Settings } from '../config/settings.ts'
import type { Keys } from '../keys/keys.ts'
import { ask, readJson } from '../payment/ask.ts'
import { GatewayRefused, GatewayUnsure } from '../payment/payment-gateway.ts'
import type { Session } from '../session/session.ts'

/** What WeChat sent the customer back with. */
export interface WechatReturn {
  readonly code: string
  readonly state: string
}

/** Who a customer is to the insurer's official account: a payment inside WeChat asks for it. */
export interface OpenIds {
  /** WeChat shows nothing there, and comes back with `?code=&state=` before the hash of `returnUrl`. */
  authorizeUrl(session: Pick<Session, 'id'>, returnUrl: string): string
  /**
   * Undefined where the state is of another session, or the code was used before or is too old.
   * Rejects with `GatewayRefused` or `GatewayUnsure` where WeChat tells nothing.
   */
  openIdOf(session: Pick<Session, 'id'>, back: WechatReturn): Promise<string | undefined>
}

interface OpenIdServices {
  readonly settings: Pick<Settings, 'payment'>
  readonly keys: Keys
}

/** Undefined where the site has no official account. */
export function openIdsOf({ settings, keys }: OpenIdServices): OpenIds | undefined {
  const account = settings.payment.wechatAccount
  return account === undefined ? undefined : openIds(account, keys)
}

function openIds(account: WechatAccount, keys: Keys): OpenIds {
  const stateOf = ({ id }: Pick<Session, 'id'>) => keys.mac('wechat-state', id).toString('hex')

  return {
    authorizeUrl(session, returnUrl) {
      // WeChat wants them in this order.
      const asked = new URLSearchParams([
        ['appid', account.appId],
        ['redirect_uri', returnUrl],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
        ['state', stateOf(session)],
      ])
      return `${account.authorizeOrigin}/connect/oauth2/authorize?${asked}#wechat_redirect`
    },
    async openIdOf(session, { code, state }) {
      return keys.isMac('wechat-state', Buffer.from(state, 'hex'), session.id)
        ? askOpenId(account, code)
        : undefined
    },
  }
}

const openIdAnswer = union([object({ openid: string() }), object({ errcode: number() })])
/** No code of ours, used before, too old. */
const codeIsWrong = new Set([40029, 40163, 42003])

async function askOpenId(account: WechatAccount, code: string): Promise<string | undefined> {
  const asked = new URLSearchParams({
    appid: account.appId,
    secret: account.secret,
    code,
    grant_type: 'authorization_code',
  })
  const { body } = await ask(`${account.apiOrigin}/sns/oauth2/access_token?${asked}`)
  const read = safeParse(openIdAnswer, readJson(body))
  if (!read.success) throw new GatewayUnsure('WeChat told no open id')
  if ('openid' in read.output) return read.output.openid
  if (codeIsWrong.has(read.output.errcode)) return undefined
  throw new GatewayRefused(`WeChat refused to tell an open id: ${read.output.errcode}`)
}

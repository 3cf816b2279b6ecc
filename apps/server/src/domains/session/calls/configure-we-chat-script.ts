import { createHash, randomBytes } from 'node:crypto'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { configureWeChatScript } from '@ecenter/contract/session/single-sign-on.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { SessionServices } from '../session-services.ts'

/** What a demo without an account signs with: WeChat takes no such signature, and no page asks it to. */
const sample = { appId: 'wx0000000000000000', ticket: 'sample', isSample: true }

/** Signs an address of this site for WeChat's script. */
export function answerConfigureWeChatScript(
  services: SessionServices,
): Handler<typeof configureWeChatScript> {
  return async ({ url }) => {
    if (!isOurs(services, url)) throw fieldRefused('url', '页面地址不正确')
    const { appId, ticket, isSample } = await accountToSignFor(services)
    const timestamp = Math.floor(services.clock.now().getTime() / 1000)
    const nonceStr = randomBytes(16).toString('hex')
    const signature = createHash('sha1')
      .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
      .digest('hex')
    return { appId, timestamp, nonceStr, signature, isSample }
  }
}

function isOurs({ settings }: SessionServices, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === siteOrigin(settings) && !url.includes('#')
}

async function accountToSignFor({
  settings,
  weChatTickets,
}: SessionServices): Promise<typeof sample> {
  const account = settings.payment.wechatAccount
  if (account !== undefined) {
    const ticket = await weChatTickets.jsapiTicket(account)
    return { appId: account.appId, ticket, isSample: false }
  }
  if (settings.mode === 'demo') return sample
  throw new Failure(resultCodes.gatewayDown, '微信分享暂时不可用。')
}

import { createHash, randomBytes } from 'node:crypto'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { sessionCalls } from '@ecenter/contract/session/session-calls.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Db } from '../../../platform/database/database.ts'
import { logIn, sessionCustomer } from '../../../platform/session/session-customer.ts'
import type { SignedOn } from '../../../platform/single-sign-on/single-sign-on.ts'
import { vouchedCustomer } from '../../person/store/find-person.ts'
import type { SessionServices } from '../session-services.ts'

/** What a demo without an account signs with: WeChat takes no such signature, and no page asks it to. */
const sampleWeChat = { appId: 'wx0000000000000000', ticket: 'sample', isSample: true }

export function sessionHandlers(services: SessionServices): Handlers<typeof sessionCalls> {
  const { sessions } = services
  return {
    /** The session is there already when a handler runs; this tells the page its names. */
    openSession: async (_request, { session }) => ({
      uuid: session.uuid,
      token: sessions.tokenOf(session),
      ...(session.hasCustomer && { mayBeProven: true }),
    }),
    /** Signs an address of this site for WeChat's script. */
    async configureWeChatScript({ url }) {
      if (!isOurs(services, url)) throw fieldRefused('url', '页面地址不正确')
      const { appId, ticket, isSample } = await accountToSignFor(services)
      const timestamp = Math.floor(services.clock.now().getTime() / 1000)
      const nonceStr = randomBytes(16).toString('hex')
      const signature = createHash('sha1')
        .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
        .digest('hex')
      return { appId, timestamp, nonceStr, signature, isSample }
    },
    async groupLoginStatus(_request, { session }) {
      const customer = await sessionCustomer(services, session)
      return { loginStatus: customer === undefined ? '0' : '1' }
    },
    /** Spends a ticket and logs its customer in; what is no good ticket changes nothing. */
    async signOn({ ticket }, { session, submission }) {
      const told = await services.signOn.read(ticket)
      return submission.commit(async ({ db, record, renewCookie }) => {
        if (told === undefined || !(await spend(services, db, told))) {
          record({ event: 'signed-on', outcome: 'refused' })
          return { loginStatus: '0' }
        }
        const { channel, idNumber } = told
        const customer = await vouchedCustomer({ ...services, db }, idNumber)
        await logIn({ ...services, db }, session, channel, customer)
        await renewCookie()
        const subject = customer.customerKey.toString('hex')
        record({ event: 'signed-on', subject, outcome: channel })
        return { loginStatus: '1' }
      })
    },
  }
}

function isOurs({ settings }: SessionServices, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === siteOrigin(settings) && !url.includes('#')
}

async function accountToSignFor({
  settings,
  weChatTickets,
}: SessionServices): Promise<typeof sampleWeChat> {
  const account = settings.payment.wechatAccount
  if (account !== undefined) {
    const ticket = await weChatTickets.jsapiTicket(account)
    return { appId: account.appId, ticket, isSample: false }
  }
  if (settings.mode === 'demo') return sampleWeChat
  throw new Failure(resultCodes.gatewayDown, '微信分享暂时不可用。')
}

/** False where it was spent before. It is kept until its age alone would refuse it. */
async function spend(
  { keys }: SessionServices,
  db: Db,
  { channel, ticketId, refusedFrom }: SignedOn,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_sign_on_ticket')
    .values({
      ticket_key: keys.searchHash('sign-on-ticket', channel, ticketId),
      expires_at: refusedFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

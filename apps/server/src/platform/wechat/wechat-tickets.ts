import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import {
  type GenericSchema,
  literal,
  number,
  object,
  parse,
  safeParse,
  string,
  union,
} from 'valibot'
import { Failure } from '../calls/failure.ts'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { WechatAccount } from '../config/payment-settings.ts'
import type { Db } from '../database/database.ts'
import { waitForName } from '../database/wait-for-name.ts'
import type { Keys } from '../keys/keys.ts'
import { ask, readJson } from '../payment/ask.ts'

export interface WeChatTickets {
  /**
   * The ticket that pages are signed with. It is stored once for all processes, and asked for anew by
   * one of them some minutes before it expires; the others go on with the one that is there.
   */
  jsapiTicket(account: WechatAccount): Promise<string>
}

interface TicketServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
}

type TicketName = 'access-token' | 'jsapi-ticket'

/** So long before its end a ticket is renewed, while it still holds. */
const renewalSeconds = 600
/** WeChat's are good for two hours. */
const longestSeconds = 7200

const accessToken = object({ access_token: string(), expires_in: number() })
/** WeChat's words for a token that is wrong, unknown or too old. */
const tokenRefused = object({ errcode: union([literal(40001), literal(40014), literal(42001)]) })
const jsapiTicket = object({ errcode: literal(0), ticket: string(), expires_in: number() })

export function weChatTicketsOn(services: TicketServices): WeChatTickets {
  let underWay: Promise<string> | undefined

  return {
    async jsapiTicket(account) {
      const kept = await readTicket(services, services.db, 'jsapi-ticket')
      if (kept !== undefined && !isEnding(services, kept)) return kept.value
      // One connection of each process at most waits for WeChat.
      underWay ??= renew(services, account).finally(() => {
        underWay = undefined
      })
      return kept === undefined ? underWay : underWay.catch(() => kept.value)
    },
  }
}

interface Ticket {
  readonly value: string
  readonly expiresAt: Date
}

function renew(services: TicketServices, account: WechatAccount): Promise<string> {
  return services.db.transaction().execute(async (transaction) => {
    await waitForName(transaction, 'wechat-ticket')
    const kept = await readTicket(services, transaction, 'jsapi-ticket')
    if (kept !== undefined && !isEnding(services, kept)) return kept.value
    const { ticket, expires_in } = await ticketFrom(services, transaction, account)
    await storeTicket(services, transaction, 'jsapi-ticket', ticket, expires_in)
    return ticket
  })
}

/** A token that WeChat no longer takes, though its time is not over, is replaced once. */
async function ticketFrom(services: TicketServices, db: Db, account: WechatAccount) {
  const kept = await readTicket(services, db, 'access-token')
  if (kept !== undefined && !isEnding(services, kept)) {
    const said = await askTicket(account, kept.value, union([jsapiTicket, tokenRefused]))
    if ('ticket' in said) return said
  }
  const token = await askWeChat(account, {
    path: '/cgi-bin/stable_token',
    body: { grant_type: 'client_credential', appid: account.appId, secret: account.secret },
    answer: accessToken,
  })
  await storeTicket(services, db, 'access-token', token.access_token, token.expires_in)
  return askTicket(account, token.access_token, jsapiTicket)
}

function askTicket<Answer>(
  account: WechatAccount,
  token: string,
  answer: GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const query = { access_token: token, type: 'jsapi' }
  return askWeChat(account, { path: '/cgi-bin/ticket/getticket', query, answer })
}

function isEnding({ clock }: TicketServices, { expiresAt }: Ticket): boolean {
  return expiresAt <= secondsAfter(clock.now(), renewalSeconds)
}

/** Undefined where there is none that still holds. */
async function readTicket(
  { keys, clock }: TicketServices,
  db: Db,
  name: TicketName,
): Promise<Ticket | undefined> {
  const now = clock.now()
  const row = await db
    .selectFrom('wechat_ticket')
    .selectAll()
    .where('name', '=', name)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, longestSeconds))
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    value: parse(string(), keys.unseal(ticketContext(name), row.sealed)),
    expiresAt: row.expires_at,
  }
}

async function storeTicket(
  { keys, clock }: TicketServices,
  db: Db,
  name: TicketName,
  value: string,
  expiresIn: number,
): Promise<void> {
  const row = {
    sealed: keys.seal(ticketContext(name), value),
    expires_at: secondsAfter(clock.now(), Math.min(expiresIn, longestSeconds)),
  }
  await db
    .insertInto('wechat_ticket')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export function ticketContext(name: TicketName): string {
  return `wechat/${name}`
}

interface Question<Answer> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; without one the question is a GET. */
  readonly body?: unknown
  readonly answer: GenericSchema<unknown, Answer>
}

/** Asks WeChat's service; what is no clear answer within three seconds is an outage of a gateway. */
async function askWeChat<Answer>(
  { apiOrigin }: Pick<WechatAccount, 'apiOrigin'>,
  { path, query = {}, body, answer }: Question<Answer>,
): Promise<Answer> {
  const url = new URL(path, apiOrigin)
  url.search = new URLSearchParams(query).toString()
  const question =
    body === undefined ? {} : ({ method: 'POST', body: JSON.stringify(body) } as const)
  const said = await ask(`${url}`, question).then(
    (got) => readJson(got.body),
    () => undefined,
  )
  const read = safeParse(answer, said)
  if (!read.success) throw noAnswer()
  return read.output
}

function noAnswer(): Failure {
  return new Failure(resultCodes.gatewayDown, '微信暂时没有响应，请稍后再试。')
}

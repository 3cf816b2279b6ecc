import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface FakeWechat {
  readonly origin: string
  /** How often a token and a ticket were given out. */
  readonly given: { tokens: number; tickets: number }
  /** From now on it answers so; undefined lets it answer as it should. */
  failWith(failure: 'silence' | 'nonsense' | undefined): void
  /** Takes no token back that it gave out until now. */
  forgetTokens(): void
  stop(): Promise<void>
}

const account = { appid: 'wx1234567890abcdef', secret: 'the-secret' }

/** The settings of an account that the fake knows. */
export function wechatSettings({ origin }: Pick<FakeWechat, 'origin'>) {
  return {
    WECHAT_APP_ID: account.appid,
    WECHAT_APP_SECRET: account.secret,
    WECHAT_API_ORIGIN: origin,
  }
}

/** WeChat's service for tokens and tickets, on this machine. */
export async function openFakeWechat(): Promise<FakeWechat> {
  const given = { tokens: 0, tickets: 0 }
  const tokens = new Set<string>()
  let failure: 'silence' | 'nonsense' | undefined
  const server = createServer(async (request, response) => {
    if (failure === 'silence') return
    const answer = failure === 'nonsense' ? { errcode: -1 } : await answerTo(request)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    given,
    failWith(next) {
      failure = next
    },
    forgetTokens() {
      tokens.clear()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answerTo(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
    if (pathname === '/cgi-bin/stable_token') return tokenFor(await json(request))
    if (pathname !== '/cgi-bin/ticket/getticket') return { errcode: 48001 }
    const isKnown = tokens.has(searchParams.get('access_token') ?? '')
    if (!isKnown || searchParams.get('type') !== 'jsapi') return { errcode: 40001 }
    given.tickets += 1
    return { errcode: 0, errmsg: 'ok', ticket: `ticket-${given.tickets}`, expires_in: 7200 }
  }

  function tokenFor(asked: unknown): object {
    const wanted = { grant_type: 'client_credential', ...account }
    if (JSON.stringify(asked) !== JSON.stringify(wanted)) return { errcode: 40125 }
    given.tokens += 1
    const token = `token-${randomUUID()}`
    tokens.add(token)
    return { access_token: token, expires_in: 7200 }
  }
}

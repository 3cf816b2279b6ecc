import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ToSend {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

let opened = 0

/** Somebody's browser: it keeps its cookies, and all it sends comes from an address of its own. */
export function newBrowser(origin: string) {
  opened += 1
  // Every address of this network is this machine.
  const localAddress = `127.1.${opened >> 8}.${opened & 255}`
  const cookies = new Map<string, string>()

  /** The answer whose body is still on its way; `signal` ends it, whenever it does. */
  async function open({ path, method = 'POST', headers = {}, body }: ToSend, signal?: AbortSignal) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = request(new URL(path, origin), {
      method,
      localAddress,
      agent: false,
      ...(signal && { signal }),
      headers: { 'content-type': 'application/json', origin, cookie, ...headers },
    })
    sent.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined)
    const [response]: IncomingMessage[] = await once(sent, 'response')
    if (response === undefined) throw new Error('no answer')
    for (const line of response.headers['set-cookie'] ?? []) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }

  return {
    open,
    async send(asked: ToSend): Promise<Reply> {
      const response = await open(asked)
      const { statusCode: status = 0, headers } = response
      return { status, headers, text: await text(response) }
    },
  }
}

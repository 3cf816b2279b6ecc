import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface LocalRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface LocalAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** What can go wrong on the way: the line is cut after the request arrived, or no answer ever comes. */
export type Line = 'good' | 'cut' | 'silent'

export interface LocalServer {
  readonly origin: string
  line: Line
  stop(): Promise<void>
}

/** A server on this machine that reads raw bytes, as the far end of a client. */
export async function openLocalServer(
  answer: (request: LocalRequest) => LocalAnswer,
): Promise<LocalServer> {
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const local: LocalServer = {
    origin: `http://127.0.0.1:${port}`,
    line: 'good',
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return local

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    const {
      status,
      headers: said,
      body,
    } = answer({
      method,
      path,
      headers,
      body: await buffer(request),
    })
    if (local.line === 'cut') response.destroy()
    if (local.line === 'good') response.writeHead(status, said).end(body)
  }
}

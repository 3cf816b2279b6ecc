import { Agent, request } from 'node:http'

export interface Shot {
  readonly method?: 'GET'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Clients that each send the next request when the last one is answered, for some seconds. */
export async function load(
  port: number,
  clients: number,
  seconds: number,
  nextShot: () => Shot,
  isRight: (answer: string) => boolean,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000

  async function client(): Promise<void> {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      const answer = await post(agent, port, nextShot())
      times.push(performance.now() - sentAt)
      if (!isRight(answer)) throw new Error(`a wrong answer under load: ${answer.slice(0, 200)}`)
    }
  }

  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  const took = performance.now() - startedAt
  times.sort((one, other) => one - other)
  return {
    perSecond: (times.length / took) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** Sends it, without an agent on a connection of its own, and answers what comes back. */
export function post(
  agent: Agent | false,
  port: number,
  { method, path, headers, body }: Shot,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        agent,
        port,
        path,
        method: method ?? 'POST',
        host: '127.0.0.1',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          answer += chunk
        })
        response.on('end', () => resolve(answer))
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

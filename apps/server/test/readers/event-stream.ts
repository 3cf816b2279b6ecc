import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { readEvents } from '@ecenter/contract/envelope/events.ts'
import type { InjectOptions } from 'fastify'

/** An answer that goes on: what it said at first, its events, and how its reader goes away. */
export interface EventStream {
  readonly response: IncomingMessage
  events(heard?: () => void): AsyncGenerator<unknown>
  leave(): void
}

/** Sends a request over a connection of its own; `fetch` would connect again by itself when it is left. */
export async function openStream(
  origin: string,
  { url, headers, payload }: Pick<InjectOptions, 'url' | 'headers' | 'payload'>,
): Promise<EventStream> {
  const given = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])
  const sent = request(new URL(String(url), origin), {
    method: 'POST',
    agent: false,
    headers: Object.fromEntries(given),
  }).end(payload)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new Error('no answer')
  return {
    response,
    events: (heard) => readEvents(Readable.toWeb(response), heard),
    leave: () => response.destroy(),
  }
}

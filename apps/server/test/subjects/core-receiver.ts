import { createHmac } from 'node:crypto'
import { cloudEvent } from '@ecenter/contract/core/core-event.ts'
import { type InferOutput, parse } from 'valibot'
import { type LocalAnswer, type LocalServer, openLocalServer } from '../fakes/local-server.ts'

type Event = InferOutput<typeof cloudEvent>

export interface Received {
  readonly event: Event
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export interface CoreReceiver {
  readonly server: LocalServer
  readonly url: string
  /** All that arrived, in order; also what was refused. */
  readonly arrived: Received[]
  /** What it applied, each id once. */
  readonly applied: Event[]
  /** How it answers; 204 unless told otherwise. */
  answer: (event: Event) => LocalAnswer
}

/** The far end of the push: a small core, which applies an id once. */
export async function openCoreReceiver(): Promise<CoreReceiver> {
  const arrived: Received[] = []
  const applied: Event[] = []
  const known = new Set<string>()
  const server = await openLocalServer(({ headers, body }) => {
    const text = body.toString()
    const event = parse(cloudEvent, JSON.parse(text))
    arrived.push({ event, headers, body: text })
    const answered = receiver.answer(event)
    if (answered.status < 300 && !known.has(event.id)) {
      known.add(event.id)
      applied.push(event)
    }
    return answered
  })
  const receiver: CoreReceiver = {
    server,
    url: `${server.origin}/events`,
    arrived,
    applied,
    answer: () => taken,
  }
  return receiver
}

export const taken: LocalAnswer = { status: 204, body: '' }

/** Whether a secret signed it, as a receiver finds out by the rules of Standard Webhooks. */
export function isSignedWith(secret: Buffer, { headers, body }: Received): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers
  const expected = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64')
  return `${given}`.split(' ').includes(`v1,${expected}`)
}

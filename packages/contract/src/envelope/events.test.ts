import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EventBody, eventText, heartbeat, readEvents } from './events.ts'

/** A body whose bytes arrive in the given pieces; then it ends, or breaks with an error. */
function bodyOf(chunks: readonly Uint8Array[], broken?: Error) {
  const left = [...chunks]
  const body = { isCancelled: false, getReader: () => ({ read, cancel }) }
  return body

  async function read() {
    const value = left.shift()
    if (value === undefined && broken !== undefined) throw broken
    return { done: value === undefined, value }
  }
  async function cancel() {
    body.isCancelled = true
  }
}

/** Cuts bytes where it is told, also in the middle of a character. */
function cut(bytes: Uint8Array, at: readonly number[]): Uint8Array[] {
  const ends = [...at.map((each) => each % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
}

async function eventsOf(body: EventBody): Promise<unknown[]> {
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const lineEnds = fc.constantFrom('\n', '\r\n')
const comments = fc.array(fc.constantFrom(heartbeat, ': 心跳\n\n', 'id: 1\n', 'retry: 5\n\n'))

test('events arrive as they were sent, wherever the line cut them', async () => {
  const sent = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 8 })
  const cuts = fc.array(fc.nat(500), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(sent, lineEnds, comments, cuts, async (events, lineEnd, between, at) => {
      const text = events.map((event) => eventText(event) + between.join('')).join('')
      const bytes = utf8ToBytes(text.replaceAll('\n', lineEnd))
      // What JSON cannot tell apart, as the two zeros, is compared as JSON.
      expect(JSON.stringify(await eventsOf(bodyOf(cut(bytes, at))))).toBe(JSON.stringify(events))
    }),
  )
})

test('every single byte may come alone', async () => {
  const chunks = [...utf8ToBytes(eventText({ text: '您好😀\r\n再见' }))].map((byte) =>
    Uint8Array.of(byte),
  )
  expect(await eventsOf(bodyOf(chunks))).toEqual([{ text: '您好😀\r\n再见' }])
})

test('an event that did not come whole is none', async () => {
  const text = eventText({ seq: 1 }) + eventText({ seq: 2 }).slice(0, -1)
  expect(await eventsOf(bodyOf([utf8ToBytes(text)]))).toEqual([{ seq: 1 }])
})

test('one event may have several lines', async () => {
  expect(await eventsOf(bodyOf([utf8ToBytes('data: {"seq":\ndata: 1}\n\n')]))).toEqual([{ seq: 1 }])
})

test('whoever listens hears heartbeats too', async () => {
  let heard = 0
  const body = bodyOf([heartbeat, eventText(1), heartbeat].map(utf8ToBytes))
  for await (const event of readEvents(body, () => heard++)) expect(event).toBe(1)
  expect(heard).toBe(3)
})

test('the connection is given up when nobody reads on', async () => {
  const body = bodyOf([eventText(1), eventText(2)].map(utf8ToBytes))
  for await (const event of readEvents(body)) {
    expect(event).toBe(1)
    break
  }
  expect(body.isCancelled).toBe(true)
})

test('a connection that breaks is an error', async () => {
  const body = bodyOf([utf8ToBytes(eventText(1))], new Error('broken'))
  await expect(eventsOf(body)).rejects.toThrow('broken')
})

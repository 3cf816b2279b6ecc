import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, openFakePostgres } from '../../../../test/fakes/fake-postgres.ts'
import type { TcpServer } from '../../../../test/fakes/tcp-server.ts'
import { isConnectionFailure } from '../connections/connection-failure.ts'
import { databaseFault } from '../database-fault.ts'
import { connectionsTo } from './primary-client.ts'

let servers: TcpServer[]
beforeEach(() => {
  servers = []
  // The patience of a search is not for a test that was held up itself.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.map((server) => server.close()))
})

/** Takes writes on that timeline since that start. */
async function serverOn(timeline: number, start: string): Promise<TcpServer> {
  const row = { timeline: String(timeline), start }
  const server = await openFakePostgres(() => ({ row }))
  servers.push(server)
  return server
}

function urlOf(...ports: readonly number[]): string {
  return `postgres://user@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/db`
}

/** A connection that stands and its port, or what kept it from standing. */
async function connect(url: string) {
  const { Client, connectionString } = connectionsTo(url)
  const client = new Client(connectionString)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('of two that take writes on one timeline neither is taken, whichever is named first', async () => {
  const [one, other] = [await serverOn(2, 'monday'), await serverOn(2, 'tuesday')]
  for (const url of [urlOf(one.port, other.port), urlOf(other.port, one.port)]) {
    const error = await connect(url).catch((caught: unknown) => caught)
    expect(isConnectionFailure(error)).toBe(true)
    expect(databaseFault(error)).toBe(
      'DATABASE_URL: two of its servers take writes on one timeline: stop the one that was not to be promoted',
    )
  }
})

test('a second primary that turns up ends the connections to the first', async () => {
  const one = await serverOn(2, 'monday')
  let answer: Answer = { error: { S: 'FATAL', C: '57P03', M: 'starting' } }
  const other = await openFakePostgres(() => answer)
  servers.push(other)
  const url = urlOf(one.port, other.port)
  const client = await connect(url)
  const ended = new Promise((resolve) => client.once('end', resolve))
  answer = { row: { timeline: '2', start: 'tuesday' } }
  vi.advanceTimersByTime(1001)
  await expect(connect(url)).rejects.toMatchObject({ name: 'TwoPrimaries' })
  await ended
})

test('of two timelines the latest is taken, and one server under two addresses is one', async () => {
  const former = await serverOn(1, 'monday')
  const one = await serverOn(2, 'tuesday')
  const same = await serverOn(2, 'tuesday')
  const client = await connect(urlOf(former.port, one.port, same.port))
  expect(client.port).toBe(one.port)
  await client.end()
})

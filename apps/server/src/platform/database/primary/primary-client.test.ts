import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../../test/fakes/silent-log.ts'
import { openSilentServer, type TcpServer } from '../../../../test/fakes/tcp-server.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { isConnectionFailure } from '../connections/connection-failure.ts'
import { openPipelinedConnection } from '../connections/pipelined-connection.ts'
import { connectionsTo } from './primary-client.ts'

let database: TestDatabase
let silent: TcpServer
let url: string
beforeAll(async () => {
  database = await createTestDatabase()
})
/** The database is the second of two hosts; the first is there and never answers, so a search takes its time. */
beforeEach(async () => {
  const { host } = new URL(database.url)
  silent = await openSilentServer()
  url = database.url.replace(host, `127.0.0.1:${silent.port},${host}`)
})
afterEach(() => silent.close())
afterAll(() => database.drop())

async function connectionsNamed(name: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    'select count(*)::int from pg_stat_activity where application_name = $1',
    [name],
  )
  return rows[0]?.count
}

const selectOne = 'select 1 as value'

test('a pool whose patience ends during the search has a connection when it is over, and loses none', async () => {
  // Little less than a search waits for who is silent; then there is as much for the connection itself.
  const limits = { connectionTimeoutMillis: 900, max: 1 }
  const pool = new pg.Pool({ ...connectionsTo(url), ...limits })
  expect((await pool.query(selectOne)).rows).toEqual([{ value: 1 }])
  expect((await pool.query(selectOne)).rows).toEqual([{ value: 1 }])
  await pool.end()
})

test('a connection that is ended during the search is never made', async () => {
  const { Client, connectionString } = connectionsTo(url)
  const client = new Client({ connectionString, application_name: 'left' })
  const inVain = client.connect().catch((error: unknown) => error)
  await client.end()
  expect(isConnectionFailure(await inVain)).toBe(true)
  expect(await connectionsNamed('left')).toBe(0)
})

test('who waits for a pipelined connection that is closed before it stands is told', async () => {
  const connection = openPipelinedConnection('swift', { url: database.url, log: silentLog })
  const inVain = connection.run('one', selectOne, []).catch((error: unknown) => error)
  // The one address is known at once; now the connection is under way.
  await new Promise(setImmediate)
  await connection.close()
  expect(isConnectionFailure(await inVain)).toBe(true)
})

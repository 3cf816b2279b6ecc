import pg from 'pg'
import { expect, test } from 'vitest'
import { openSilentServer } from '../../../../test/fakes/tcp-server.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { isConnectionFailure } from './connection-failure.ts'

function withCode(code: string): Error {
  return Object.assign(new Error('some text'), { code })
}

test.each(['ECONNREFUSED', '08006', '57P01', '57014', '53300', '53100', '58030'])(
  '%s means that the database cannot answer',
  (code) => {
    expect(isConnectionFailure(withCode(code))).toBe(true)
  },
)

test.each(['23505', '42601', '42P01', '22003', 'ENOENT'])('%s is a bug of ours', (code) => {
  expect(isConnectionFailure(withCode(code))).toBe(false)
})

test('a failure is recognised below the error that wraps it', () => {
  const error = new Error('could not load', { cause: withCode('ECONNREFUSED') })
  expect(isConnectionFailure(error)).toBe(true)
  expect(isConnectionFailure('ECONNREFUSED')).toBe(false)
})

test('a closed port and a silent server are failures', async () => {
  const silent = await openSilentServer()
  const inVain = { host: '127.0.0.1', port: silent.port, connectionTimeoutMillis: 50 }
  expect(await failureOf(new pg.Pool(inVain).query('select 1'))).toBe(true)

  await silent.close()
  expect(await failureOf(new pg.Pool(inVain).query('select 1'))).toBe(true)
})

test('a terminated connection and a query that takes too long are failures', async () => {
  const { pool, drop } = await createTestDatabase()
  const itself = 'select pg_terminate_backend(pg_backend_pid())'
  expect(await failureOf(pool.query(itself))).toBe(true)
  const tooLong = 'set statement_timeout = 10; select pg_sleep(1)'
  expect(await failureOf(pool.query(tooLong))).toBe(true)
  expect(await failureOf(pool.query('select * from no_such_table'))).toBe(false)
  await drop()
})

function failureOf(query: Promise<unknown>): Promise<boolean> {
  return query.then(() => Promise.reject(new Error('the query succeeded')), isConnectionFailure)
}

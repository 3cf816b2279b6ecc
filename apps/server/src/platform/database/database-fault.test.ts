import { expect, test } from 'vitest'
import { databaseFault } from './database-fault.ts'

function failing(code: string, cause?: unknown): Error {
  return Object.assign(new Error('of "user" with "secret"', { cause }), { code })
}

test.each([
  '08P01',
  '28P01',
  '28000',
  '3D000',
  '42501',
  '25006',
  'ECONNREFUSED',
  'ENOTFOUND',
  'CERT_HAS_EXPIRED',
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ECONNRESET',
])('%s is told in a line that names the setting and quotes nothing', (code) => {
  expect(databaseFault(failing(code))).toMatch(/^DATABASE_URL: [^"\n]+$/)
})

test('of several servers that let nobody in the reason is told', () => {
  expect(databaseFault(failing('08001', failing('28P01')))).toBe(databaseFault(failing('28P01')))
})

test('a socket that is not there has nobody who answers', () => {
  const error = Object.assign(failing('ENOENT'), { syscall: 'connect' })
  expect(databaseFault(error)).toContain('nobody answers')
})

test('what is no fault of the database or its operator is none', () => {
  expect(databaseFault(failing('42601'))).toBeUndefined()
  expect(databaseFault(failing('ENOENT'))).toBeUndefined()
  expect(databaseFault('text')).toBeUndefined()
})

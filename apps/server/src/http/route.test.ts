import { defineCall } from '@ecenter/contract/call.ts'
import { array, object, string } from 'valibot'
import { expect, test } from 'vitest'
import type { Visitor } from '../platform/calls/handler.ts'
import { routesOf } from './route.ts'

const visitor: Visitor = {
  session: { id: 'id', uuid: 'uuid', failedLookups: 0 },
  address: 'address',
  ip: '127.0.0.1',
}
const call = defineCall({
  group: 'self',
  path: '/tests/read',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ name: string() }),
  response: object({ shown: string(), rows: array(object({ shown: string() })) }),
})

test('what a call does not declare never leaves the house', async () => {
  const row = { shown: 'yes', idNumber: '110101199003070134' }
  const handlers = { read: async () => ({ ...row, rows: [row] }) }
  const [route] = routesOf({ read: call }, handlers)
  expect(await route?.answer({ name: 'x' }, visitor, undefined)).toEqual({
    shown: 'yes',
    rows: [{ shown: 'yes' }],
  })
})

test('what a call does not ask for never reaches a handler', () => {
  const [route] = routesOf({ read: call }, { read: async () => ({ shown: '', rows: [] }) })
  expect(route?.read({ name: 'x', isAdmin: true, level: 'fresh-code' })).toEqual({ name: 'x' })
})

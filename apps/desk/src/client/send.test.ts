import { defineDeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { object } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSession, sessionNow } from './desk-session.ts'
import { send } from './send.ts'

const readList = defineDeskCall({
  path: '/list/read',
  answer: 'json',
  kind: 'query',
  access: 'answer-chats',
  request: object({}),
  response: object({}),
})

const me = { staffId: 'first', account: 'first', name: 'first', roles: [] }

beforeEach(() => {
  const common = { resultCode: resultCodes.grantMissing, resultMsg: '请先登录' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ head: { requestId: 'one' }, body: { common } }),
  )
  noteSession({ step: 'signed-in', me })
})
afterEach(() => vi.unstubAllGlobals())

test('a refusal for want of a sign-in ends the session', async () => {
  expect(await send(readList, {})).toMatchObject({ kind: 'rejected' })
  expect(sessionNow()).toMatchObject({ step: 'signed-out', me })
})

test('one that comes after the next sign-in leaves that as it is', async () => {
  const result = send(readList, {})
  noteSession({ step: 'signed-out', me })
  noteSession({ step: 'signed-in', me })
  expect(await result).toMatchObject({ kind: 'rejected' })
  expect(sessionNow()).toEqual({ step: 'signed-in', me })
})

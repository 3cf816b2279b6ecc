import { expect, test } from 'vitest'
import { noteSession, noteSignedOut } from '../../client/desk-session.ts'
import { noteUnread, useUnread } from './unread.ts'

test('what waited for whoever signed out is not counted for the next', () => {
  const me = { staffId: '1', account: 'first', name: '林晓彤', roles: [] }
  noteSession({ step: 'signed-in', me })
  noteUnread('/chats', 2)
  noteSignedOut()
  expect(useUnread.getState()).toEqual({})
})

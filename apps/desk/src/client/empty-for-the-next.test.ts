import { beforeEach, expect, test } from 'vitest'
import { noteExpired, noteSession, noteSignedOut, sessionNow } from './desk-session.ts'
import { keepDraft, useDrafts } from './use-drafts.ts'

const memberCalled = (name: string) => ({ staffId: name, account: name, name, roles: [] })
const letter = { letter: '尊敬的客户' }

beforeEach(() => {
  noteSession({ step: 'signed-in', me: memberCalled('first') })
  keepDraft('letter/1', letter)
})

test('whoever comes back after their session ended finds what they typed', () => {
  noteExpired(sessionNow())
  noteSession({ step: 'signed-in', me: memberCalled('first') })
  expect(useDrafts.getState()).toEqual({ 'letter/1': letter })
})

test('a colleague who signs in where the session of another ended finds nothing of theirs', () => {
  noteExpired(sessionNow())
  noteSession({ step: 'signed-in', me: memberCalled('second') })
  expect(useDrafts.getState()).toEqual({})
})

test('nothing stays of whoever signed out', () => {
  noteSignedOut('您已退出。')
  expect(useDrafts.getState()).toEqual({})
})

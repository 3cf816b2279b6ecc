import { afterEach, expect, test } from 'vitest'
import { noteSession, noteSignedOut } from '../client/desk-session.ts'
import { hrefOfList, noteListPlace } from './list-places.ts'

const me = { staffId: '1', account: 'claims1', name: '何思源', roles: [] }
afterEach(() => noteSignedOut())

test('the way back leads to the list as it was left, whatever was opened from it', () => {
  noteSession({ step: 'signed-in', me })
  expect(hrefOfList('/claims')).toBe('#/claims')
  noteListPlace({ path: '/claims', parameters: { state: 'late', page: '2' } })
  noteListPlace({ path: '/claims', parameters: { id: 'one' } })
  expect(hrefOfList('/claims')).toBe('#/claims?state=late&page=2')
  expect(hrefOfList('/cases')).toBe('#/cases')
})

test('who signs in after another begins with the whole list', () => {
  noteSession({ step: 'signed-in', me })
  noteListPlace({ path: '/claims', parameters: { state: 'late' } })
  noteSession({ step: 'signed-in', me: { ...me, staffId: '2' } })
  expect(hrefOfList('/claims')).toBe('#/claims')
})

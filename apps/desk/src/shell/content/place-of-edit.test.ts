import { expect, test } from 'vitest'
import { placeOfEdit } from './place-of-edit.ts'

test('what is typed into a draft waits elsewhere than what is typed over the live text', () => {
  const live = placeOfEdit('faq', { id: 'a' })
  const draft = placeOfEdit('faq', { id: 'a', draftId: 'd' })
  expect(live).toBe('faq/a')
  expect(draft).toBe('faq/d')
})

test('a new thing has a place of its own until it is a draft', () => {
  expect(placeOfEdit('outlet', {})).toBe('outlet/new')
  expect(placeOfEdit('faq', { ofNew: 'miss' })).toBe('faq/miss')
  expect(placeOfEdit('faq', { ofNew: 'miss', draftId: 'd' })).toBe('faq/d')
})

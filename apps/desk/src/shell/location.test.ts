import { expect, test } from 'vitest'
import { hrefOf, placeOf } from './location.ts'

test('an address says which page it is, and which thing of it', () => {
  expect(placeOf('#/chats?conversation=a1&tab=notes')).toEqual({
    path: '/chats',
    parameters: { conversation: 'a1', tab: 'notes' },
  })
})

test.each(['', '#', '#/'])('%j is the home page', (hash) => {
  expect(placeOf(hash)).toEqual({ path: '/', parameters: {} })
})

test('a link names its parameters, and leaves out what has no value', () => {
  expect(hrefOf('/chats')).toBe('#/chats')
  expect(hrefOf('/chats', { conversation: undefined })).toBe('#/chats')
  const address = hrefOf('/faqs', { words: '保单 & 发票', page: '2' })
  expect(placeOf(address).parameters).toEqual({ words: '保单 & 发票', page: '2' })
})

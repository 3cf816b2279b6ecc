import { expect, test } from 'vitest'
import { textsOf, valuesOf } from './draft-texts.ts'

test('what is no text comes back as it was, and what was emptied stays out', () => {
  const hours = [{ days: [1, 2], from: '09:00' }]
  const typed = { name: '城东网点', hours, isOpen: false, note: undefined }
  expect(valuesOf(textsOf(typed))).toEqual({ name: '城东网点', hours, isOpen: false })
})

import { expect, test } from 'vitest'
import { isChanged } from './changed-fields.ts'

const opened = { phone: '01012345678', areas: ['110000'] }
const names = ['phone', 'areas'] as const

test('what was typed and taken back is no change', () => {
  expect(isChanged(names, { phone: '01012345678', areas: ['110000'] }, opened)).toBe(false)
})

test('another text and another list are changes', () => {
  expect(isChanged(names, { ...opened, phone: '01012345679' }, opened)).toBe(true)
  expect(isChanged(names, { ...opened, areas: [] }, opened)).toBe(true)
})

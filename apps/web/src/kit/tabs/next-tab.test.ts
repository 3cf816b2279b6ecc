import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  { key: 'ArrowRight', from: 0, to: 1 },
  { key: 'ArrowRight', from: 3, to: 0 },
  { key: 'ArrowLeft', from: 0, to: 3 },
  { key: 'ArrowDown', from: 1, to: 2 },
  { key: 'ArrowUp', from: 1, to: 0 },
  { key: 'Home', from: 2, to: 0 },
  { key: 'End', from: 2, to: 3 },
])('$key on tab $from of four leads to tab $to', ({ key, from, to }) => {
  expect(nextTab(key, from, 4)).toBe(to)
})

test.each(['Enter', ' ', 'Tab', 'a'])('%j leads to no other tab', (key) => {
  expect(nextTab(key, 1, 4)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { rowAfterKey, rowBeginningWith, type Typing, typedOn } from './wheel-keys.ts'

const months = Array.from({ length: 12 }, (_, at) => `${at + 1} 月`)
const nothingTyped: Typing = { text: '', time: 0 }

test.each([
  { key: 'ArrowDown', at: 3, to: 4 },
  { key: 'ArrowDown', at: 11, to: 11 },
  { key: 'ArrowUp', at: 3, to: 2 },
  { key: 'ArrowUp', at: 0, to: 0 },
  { key: 'PageDown', at: 3, to: 8 },
  { key: 'PageDown', at: 9, to: 11 },
  { key: 'PageUp', at: 3, to: 0 },
  { key: 'Home', at: 7, to: 0 },
  { key: 'End', at: 7, to: 11 },
])('$key on row $at of twelve leads to row $to', ({ key, at, to }) => {
  expect(rowAfterKey(key, at, 12, 5)).toBe(to)
})

test.each(['Enter', 'Tab', 'Escape', '1'])('%s turns no wheel', (key) => {
  expect(rowAfterKey(key, 3, 12, 5)).toBeUndefined()
})

test('characters that follow each other belong together, after a pause they begin anew', () => {
  const one = typedOn(nothingTyped, '1', 5000)
  expect(one).toEqual({ text: '1', time: 5000 })
  expect(typedOn({ text: '1', time: 5000 }, '2', 5300)?.text).toBe('12')
  expect(typedOn({ text: '1', time: 5000 }, '2', 6000)?.text).toBe('2')
})

test.each(['Shift', 'Enter', ' ', 'F1'])('%j types nothing', (key) => {
  expect(typedOn(nothingTyped, key, 5000)).toBeUndefined()
})

test.each([
  { typed: '5', at: 0, to: 4 },
  { typed: '12', at: 0, to: 11 },
  { typed: '1', at: 0, to: 9 },
  { typed: '1', at: 9, to: 10 },
  { typed: '1', at: 11, to: 0 },
  { typed: '11', at: 9, to: 10 },
  { typed: '12', at: 11, to: 11 },
])('$typed typed on row $at of the months leads to row $to', ({ typed, at, to }) => {
  expect(rowBeginningWith(months, { text: typed, time: 0 }, at)).toBe(to)
})

test('what no label begins with leads nowhere', () => {
  expect(rowBeginningWith(months, { text: '13', time: 0 }, 0)).toBeUndefined()
  expect(rowBeginningWith([], { text: '1', time: 0 }, 0)).toBeUndefined()
})

test('letters are found in either case', () => {
  expect(rowBeginningWith(['EMS', 'SF'], { text: 's', time: 0 }, 0)).toBe(1)
})

import { expect, test } from 'vitest'
import { moveTo } from './back-guard.ts'

test.each([
  ['a link was followed', { state: null }, 'new'],
  ['back to the page before', { state: { place: 2 } }, 'back'],
  ['back over several pages', { state: { place: 0 } }, 'back'],
  ['forward again', { state: { place: 4 } }, 'forward'],
  ['from an overlay back to its page', { state: { place: 3 } }, 'stay'],
  ['into the entry of an overlay', { state: { overlays: 1 } }, 'stay'],
  [
    'into the entry of an overlay that keeps the number',
    { state: { overlays: 1, place: 3 } },
    'stay',
  ],
] as const)('%s', (_, arrival, move) => {
  expect(moveTo({ from: 3, isBackAllowed: true, ...arrival })).toBe(move)
})

test.each([
  ['back', { state: { place: 2 } }, 'forbidden'],
  ['back over several pages', { state: { place: 0 } }, 'forbidden'],
  ['forward', { state: { place: 4 } }, 'forward'],
  ['a link', { state: null }, 'new'],
  ['closing an overlay', { state: { place: 3 } }, 'stay'],
] as const)('after a submitted form: %s', (_, arrival, move) => {
  expect(moveTo({ from: 3, isBackAllowed: false, ...arrival })).toBe(move)
})

test('a state that somebody else left is no number', () => {
  expect(moveTo({ state: { place: 'x' }, from: 3, isBackAllowed: false })).toBe('stay')
  expect(moveTo({ state: 'x', from: 3, isBackAllowed: false })).toBe('stay')
})

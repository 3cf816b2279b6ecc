import { expect, test } from 'vitest'
import { suspicion } from './suspicious-names.ts'

/** What is found in a text that comes in parts of this length. */
function foundIn(text: string, length: number) {
  const suspected = suspicion()
  const look = suspected.text()
  for (let at = 0; at < text.length; at += length) {
    const found = look(text.slice(at, at + length))
    if (found !== undefined) return found
  }
  return look() ?? suspected.atEnd()
}

const far = ' '.repeat(5000)

test.each([1, 7, 16, 1000, 100_000])('a name is found in parts of %i letters', (length) => {
  expect(foundIn(`${far}/S /Launch`, length)).toBe('active')
  expect(foundIn(`${far}/S /L#61unch${far}`, length)).toBe('active')
  expect(foundIn(`${far}/S /Launcher${far}`, length)).toBeUndefined()
  expect(foundIn(`${far}/OpenAction << /S /URI /URI (x) >>${far}`, length)).toBe('reaching')
  expect(foundIn(`/URI${far}/OpenAction [3 0 R /Fit]${far}`, length)).toBeUndefined()
  expect(foundIn(`/URI${far}/OpenAction 3 0 R${far}`, length)).toBe('reaching')
  expect(foundIn(`${far}/AA 3 0 R${far}`, length)).toBe('reaching')
  expect(foundIn(`${far}/AA 12 Tf${far}`, length)).toBeUndefined()
})

test('what has more blank behind it than anybody writes counts as an action', () => {
  expect(foundIn(`/AA${far}<< /O 3 0 R >>`, 1000)).toBe('reaching')
  expect(foundIn(`/URI /OpenAction${far}[3 0 R]`, 1000)).toBe('reaching')
})

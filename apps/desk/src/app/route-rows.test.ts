import { expect, test } from 'vitest'
import { routeRows } from './route-rows.ts'

test('every page that the menu leads to has a letter of its own', () => {
  const letters = routeRows.flatMap(({ nav }) => nav?.letter ?? [])
  expect(letters.length).toBeGreaterThan(20)
  expect(letters.toSorted()).toEqual([...new Set(letters)].toSorted())
})

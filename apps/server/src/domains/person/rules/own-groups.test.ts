import { expect, test } from 'vitest'
import { byPlace } from './own-groups.ts'

test('family and home come before a journey, and what is bought along comes last', () => {
  expect((['other', 'travel', 'home', 'family'] as const).toSorted(byPlace)).toEqual([
    ...['family', 'home', 'travel', 'other'],
  ])
})

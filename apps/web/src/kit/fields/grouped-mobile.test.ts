import { expect, test } from 'vitest'
import { groupedMobile } from './grouped-mobile.ts'

test('a number stands in groups of three and four as it grows', () => {
  expect(['1', '138', '1380', '1380000', '13800005678'].map(groupedMobile)).toEqual([
    '1',
    '138',
    '138 0',
    '138 0000',
    '138 0000 5678',
  ])
})

test('what is no number of that length stays as it was typed', () => {
  expect(groupedMobile('+8613800005678')).toBe('+8613800005678')
  expect(groupedMobile('138000056789')).toBe('138000056789')
})

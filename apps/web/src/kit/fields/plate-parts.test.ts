import { expect, test } from 'vitest'
import { platePartsOf, provinces } from './plate-parts.ts'

test('there are 31 provinces, each once', () => {
  expect(new Set(provinces).size).toBe(31)
})

test.each(['京A12345', '京A·12345', ' 京a 123-45 '])('a pasted "%s" is split', (pasted) => {
  expect(platePartsOf(pasted, '沪')).toEqual({ province: '京', rest: 'A12345' })
})

test('a plate without a province keeps the chosen one', () => {
  expect(platePartsOf('b8k621', '沪')).toEqual({ province: '沪', rest: 'B8K621' })
})

test('nothing typed leaves only the chosen province', () => {
  expect(platePartsOf('', '粤')).toEqual({ province: '粤', rest: '' })
})

test('a last character like 学 is no province', () => {
  expect(platePartsOf('B1234学', '粤')).toEqual({ province: '粤', rest: 'B1234学' })
})

test('a new-energy plate fits, what follows is dropped', () => {
  expect(platePartsOf('京AD123456', '京').rest).toBe('AD12345')
})

import { expect, test } from 'vitest'
import { forOperator } from './for-operator.ts'

test('what nobody foresaw keeps its place in the program', async () => {
  const error = new TypeError('unforeseen')
  await expect(forOperator(() => Promise.reject(error))).rejects.toBe(error)
})

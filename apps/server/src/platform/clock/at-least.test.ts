import { expect, test } from 'vitest'
import { atLeast } from './at-least.ts'

test.each(['found', 'refused'])('what is %s at once is told when the time is over', async (how) => {
  let isOver = false
  const work = atLeast(30, async () => {
    if (how === 'refused') throw new Error('no')
    return how
  }).finally(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  if (how === 'refused') await expect(work).rejects.toThrow('no')
  else expect(await work).toBe('found')
  expect(isOver).toBe(true)
})

import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unfold } from './unfold.ts'

test('no more than a small part of what unfolds is held at once', async () => {
  const sizes: number[] = []
  const size = 40 * 1024 * 1024
  const unfolded = await unfold(deflateSync(Buffer.alloc(size)), 2 * size, (part) => {
    sizes.push(part.length)
    return undefined
  })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024)
  expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(size)
  expect(unfolded).toMatchObject({ found: undefined })
})

test('it goes no further than what was found, or than it may', async () => {
  const data = deflateSync(Buffer.alloc(4 * 1024 * 1024))
  let parts = 0
  const count = () => {
    parts += 1
    return undefined
  }
  expect(await unfold(data, 100_000, count)).toBe('too much')
  expect(parts).toBeLessThan(20)
  expect(await unfold(data, 100_000_000, () => 'found')).toMatchObject({ found: 'found' })
})

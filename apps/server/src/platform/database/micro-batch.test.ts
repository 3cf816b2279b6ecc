import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { microBatch } from './micro-batch.ts'

/** Doubles numbers, notes its batches, and can be held up. */
function doubler() {
  const batches: (readonly number[])[] = []
  let release: () => void = () => undefined
  let isHeld = false
  return {
    batches,
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      release()
    },
    async run(keys: readonly number[]): Promise<number[]> {
      batches.push(keys)
      if (isHeld) await new Promise<void>((resolve) => (release = resolve))
      if (keys.includes(13)) throw new Error('13 fails')
      return keys.map((key) => key * 2)
    },
  }
}

test('requests of one turn share one run, and each gets its own answer', async () => {
  const { batches, run } = doubler()
  const double = microBatch(run)
  expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4])
  expect(batches).toEqual([[1, 2, 2]])
})

test('an idle request runs before any timer or input', async () => {
  const { batches, run } = doubler()
  void microBatch(run)(1)
  await Promise.resolve()
  expect(batches).toEqual([[1]])
})

test('what arrives while a run is under way waits for it and then runs together', async () => {
  const numbers = doubler()
  const double = microBatch(numbers.run)
  numbers.hold()
  const first = double(1)
  await sleep(1)
  const second = double(2)
  await sleep(1)
  const third = double(3)
  await sleep(1)
  expect(numbers.batches).toEqual([[1]])
  numbers.release()
  expect(await Promise.all([first, second, third])).toEqual([2, 4, 6])
  expect(numbers.batches).toEqual([[1], [2, 3]])
})

test('a batch is never larger than its size', async () => {
  const { batches, run } = doubler()
  const double = microBatch(run, { size: 2 })
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

test('a failed run fails its whole batch and no other', async () => {
  const { run } = doubler()
  const double = microBatch(run, { size: 2 })
  const results = await Promise.allSettled([1, 13, 3].map(double))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await double(4)).toBe(8)
})

test('a run that answers too few keys fails them instead of leaving some without an answer', async () => {
  const forgetful = microBatch(async (keys: readonly number[]) => keys.slice(1))
  const results = await Promise.allSettled([forgetful(1), forgetful(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

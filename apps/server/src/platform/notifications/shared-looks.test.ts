import { expect, test } from 'vitest'
import { sharedLooks } from './shared-looks.ts'

/** A time that goes on by hand. */
function handTime() {
  const time = { at: 0, paused: [] as { readonly ms: number; readonly goOn: () => void }[] }
  const share = sharedLooks({
    everyMs: 3000,
    now: () => time.at,
    pause: (ms) => new Promise<void>((goOn) => time.paused.push({ ms, goOn })),
  })
  const pass = (ms: number) => {
    time.at += ms
    for (const { goOn } of time.paused.splice(0)) goOn()
  }
  return { share, pass, pauses: () => time.paused.map(({ ms }) => ms) }
}

test('who asks meanwhile shares the next look, which begins after they asked', async () => {
  const { share, pass, pauses } = handTime()
  let looks = 0
  const look = async () => {
    looks += 1
    return looks
  }
  const first = [share('claims', look), share('claims', look)]
  expect(pauses()).toEqual([0])
  pass(0)
  expect(await Promise.all(first)).toEqual([1, 1])
  pass(1000)
  const second = [share('claims', look), share('claims', look), share('nudges', look)]
  expect(pauses()).toEqual([2000, 0])
  pass(2000)
  expect(await Promise.all(second)).toEqual([2, 2, 3])
})

test('a look that fails fails for those who share it, and the next one is another', async () => {
  const { share, pass } = handTime()
  const broken = share('claims', () => Promise.reject(new Error('no database')))
  pass(0)
  await expect(broken).rejects.toThrow('no database')
  const after = share('claims', async () => 'there')
  pass(3000)
  expect(await after).toBe('there')
})

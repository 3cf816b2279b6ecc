import { expect, test, vi } from 'vitest'
import { type Caller, callShares } from './call-shares.ts'
import { callRates } from './guard-transport.ts'

const share = { bySession: 2, byNetwork: 4 }
const from = (session: string | undefined, ...networks: string[]): Caller => ({ session, networks })

/** Shares whose calls say in which order they began, and end when a test says so. */
function openShares() {
  const { enter } = callShares(share)
  const begun: string[] = []
  const refused: string[] = []
  const leaves = new Map<string, () => void>()
  const goings = new Map<string, () => void>()

  async function call(name: string, caller: Caller): Promise<void> {
    const leave = await enter(caller, (act) => goings.set(name, act))
    if (leave === undefined) refused.push(name)
    else {
      begun.push(name)
      leaves.set(name, leave)
    }
  }

  return {
    begun,
    refused,
    async calls(names: readonly string[], caller: Caller) {
      for (const name of names) void call(name, caller)
      await settled()
    },
    async end(name: string) {
      leaves.get(name)?.()
      await settled()
    },
    async go(name: string) {
      goings.get(name)?.()
      await settled()
    },
  }
}

async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve()
}

test('beyond its share a session waits for its own calls, and so many that are more are refused', async () => {
  const { begun, refused, calls, end } = openShares()
  await calls(['a', 'b', 'c', 'd', 'e', 'f', 'g'], from('one', 'here'))
  expect([begun, refused]).toEqual([['a', 'b'], ['g']])
  await calls(['other'], from('two', 'here'))
  expect(begun).toEqual(['a', 'b', 'other'])
  await end('b')
  await end('b')
  expect(begun).toEqual(['a', 'b', 'other', 'c'])
})

test('of a network that is full the next is whose session has the fewest under way', async () => {
  const { begun, calls, end } = openShares()
  await calls(['a', 'b'], from('one', 'here'))
  await calls(['c', 'd'], from('two', 'here'))
  await calls(['e', 'f'], from('one', 'here'))
  await calls(['g'], from('three', 'here'))
  await calls(['elsewhere'], from('four', 'there'))
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'elsewhere'])
  await end('a')
  expect(begun.at(-1)).toBe('g')
})

test('where the line of a network is full, the session that has most in it makes room', async () => {
  const { begun, refused, calls } = openShares()
  for (const each of ['1', '2', '3', '4']) await calls([each], from(undefined, 'here'))
  await calls(['a', 'b', 'c', 'd'], from('one', 'here'))
  await calls(['e', 'f', 'g', 'h'], from('two', 'here'))
  await calls(['late'], from('three', 'here'))
  expect([begun, refused]).toEqual([['1', '2', '3', '4'], ['h']])
  await calls(['later'], from('three', 'here'))
  expect(refused).toEqual(['h', 'd'])
})

test('networks that are parts of one share what is four times as much', async () => {
  const { begun, calls } = openShares()
  for (const network of ['2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:3', '2001:db8:1:4']) {
    const names = [1, 2, 3, 4].map((each) => `${network}/${each}`)
    await calls(names, from(undefined, network, '2001:db8:1'))
  }
  expect(begun).toHaveLength(16)
  await calls(['one more'], from(undefined, '2001:db8:1:5', '2001:db8:1'))
  await calls(['elsewhere'], from(undefined, '2001:db8:2:5', '2001:db8:2'))
  expect(begun.slice(16)).toEqual(['elsewhere'])
})

test('who leaves while they wait is not worked for, and who waits too long is refused', async () => {
  vi.useFakeTimers()
  const { begun, refused, calls, end, go } = openShares()
  await calls(['a', 'b', 'left', 'c', 'slow'], from('one', 'here'))
  await go('left')
  await end('a')
  expect([begun, refused]).toEqual([['a', 'b', 'c'], ['left']])
  await vi.advanceTimersByTimeAsync(2000)
  expect(refused).toEqual(['left', 'slow'])
  await end('b')
  await calls(['d'], from('one', 'here'))
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  vi.useRealTimers()
})

test('a session may ask often for a while, and then as often as its rate', () => {
  let now = 0
  const isWithinRate = callRates({ bySession: 2, byNetwork: 5 }, () => now)
  const asked = (times: number, caller: Caller) =>
    Array.from({ length: times }, () => isWithinRate(caller)).filter(Boolean).length
  expect(asked(100, from('one', 'here'))).toBe(20)
  expect(asked(100, from('two', 'here'))).toBe(20)
  expect(asked(100, from('three', 'here'))).toBe(10)
  expect(asked(100, from('three', 'there'))).toBe(10)
  now = 1000
  expect(asked(100, from('one', 'here'))).toBe(2)
  now = 60_000
  expect(asked(100, from('one', 'here'))).toBe(20)
})

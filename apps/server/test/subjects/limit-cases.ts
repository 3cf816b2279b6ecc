import { expect } from 'vitest'
import { type LimitRule, limitOf } from '../../src/platform/limits/limit-rules.ts'
import type { Limits } from '../../src/platform/limits/limits.ts'
import { addressWithin } from '../../src/platform/limits/wider-network.ts'
import type { TestClock } from '../test-clock.ts'

interface Counting {
  readonly limits: Limits
  /** Of another process, on the same counters. */
  readonly others: Limits
  readonly clock: TestClock
  readonly alarms: readonly string[]
}

/** Two that are counted often, and so wherever there is a Redis. */
const rule = 'messagesBySessionMinute' satisfies LimitRule
const { points, seconds } = limitOf(rule)
const alarming = 'conversationsByAddress' satisfies LimitRule

/** What every store of counters has to do; keys differ, so that cases may share one. */
export const limitCases: Readonly<Record<string, (counting: Counting) => Promise<void>>> = {
  async 'so many are let through, and no more'({ limits }) {
    const turns = await taken(limits, 'one', points + 2)
    expect(turns).toEqual([...Array(points).fill(true), false, false])
  },

  async 'who has many networks inside one is limited there too, ten times as wide'({ limits }) {
    const from = (network: number) => addressWithin(`${network}`, 'office')
    const turns: boolean[] = []
    for (let network = 0; network < 11; network++) {
      turns.push(...(await taken(limits, from(network), points)))
    }
    expect(turns.filter(Boolean)).toHaveLength(points * 10)
    expect(await limits.hasLeft(rule, from(99))).toBe(false)
    expect(await limits.roughCount(rule, from(99))).toBeGreaterThanOrEqual(points)
    expect(await limits.take(rule, addressWithin('99', 'another office'))).toBe(true)
  },

  async 'guesses at a fact from many networks inside one are limited together'({ limits }) {
    const rule = 'failedLookupsByFactAndAddressHour' as const
    const wrong = (network: number) =>
      limits.guess(
        [{ rule, key: `fact/${addressWithin(`${network}`, 'office')}` }],
        async () => false,
        Boolean,
      )
    for (let network = 0; network < 100; network++) await wrong(network)
    const right = (office: string) => {
      const key = `fact/${addressWithin('200', office)}`
      return limits.guess([{ rule, key }], async () => true, Boolean)
    }
    expect(await right('office')).toBeUndefined()
    expect(await right('another office')).toBe(true)
  },

  async 'all at once are judged like one after the other'({ limits, others }) {
    const half = () => Promise.all(Array.from({ length: 100 }, () => limits.take(rule, 'crowd')))
    const rest = () => Promise.all(Array.from({ length: 100 }, () => others.take(rule, 'crowd')))
    const turns = (await Promise.all([half(), rest()])).flat()
    expect(turns.filter(Boolean)).toHaveLength(points)
  },

  async 'each key has a count of its own, also among those that come together'({ limits }) {
    const keys = Array.from({ length: points * 2 }, (_, at) => (at % 2 === 0 ? 'even' : 'odd'))
    const turns = await Promise.all([...keys, 'even'].map((key) => limits.take(rule, key)))
    expect(turns).toEqual([...Array(points * 2).fill(true), false])
  },

  async 'a window begins with the first and ends for all of them'({ limits, clock }) {
    await limits.take(rule, 'window')
    clock.advance(seconds - 1)
    await taken(limits, 'window', points - 1)
    expect(await limits.take(rule, 'window')).toBe(false)
    clock.advance(1)
    expect(await taken(limits, 'window', points + 1)).toEqual([...Array(points).fill(true), false])
  },

  async 'a window that a clock which was ahead began is over once the clock is right'({
    limits,
    others,
    clock,
  }) {
    const ahead = 3 * 86_400
    clock.advance(ahead)
    await taken(limits, 'ahead', points)
    expect(await limits.take(rule, 'ahead')).toBe(false)
    const guessed = [{ rule, key: 'ahead' }] as const
    expect(await limits.guess(guessed, async () => true, Boolean)).toBeUndefined()
    clock.advance(-ahead)
    expect(await limits.hasLeft(rule, 'ahead')).toBe(true)
    expect(await limits.secondsUntilLeft(rule, 'ahead')).toBe(0)
    expect(await limits.guess(guessed, async () => true, Boolean)).toBe(true)
    expect(await taken(others, 'ahead', points + 1)).toEqual([...Array(points).fill(true), false])
    expect(await limits.secondsUntilLeft(rule, 'ahead')).toBe(seconds)
    clock.advance(seconds)
    expect(await limits.hasLeft(rule, 'ahead')).toBe(true)
  },

  async 'clocks of two machines that differ by seconds begin no window anew'({ limits, clock }) {
    await taken(limits, 'apart', points)
    clock.advance(-5)
    expect(await limits.take(rule, 'apart')).toBe(false)
    expect(await limits.hasLeft(rule, 'apart')).toBe(false)
    expect(await limits.secondsUntilLeft(rule, 'apart')).toBe(seconds)
  },

  async 'looking counts nothing'({ limits }) {
    for (let look = 0; look < points; look++) await limits.hasLeft(rule, 'looked')
    await taken(limits, 'looked', points - 1)
    expect(await limits.hasLeft(rule, 'looked')).toBe(true)
    await limits.take(rule, 'looked')
    expect(await limits.hasLeft(rule, 'looked')).toBe(false)
  },

  async 'who came too often is told when to come back, to the second'({ limits, clock }) {
    await limits.take(rule, 'told')
    clock.advance(20)
    expect(await limits.secondsUntilLeft(rule, 'told')).toBe(0)
    await taken(limits, 'told', points)
    expect(await limits.secondsUntilLeft(rule, 'told')).toBe(seconds - 20)
    clock.advance(seconds - 20)
    expect(await limits.secondsUntilLeft(rule, 'told')).toBe(0)
  },

  async 'what another process counts is known at the latest in five seconds'({
    limits,
    others,
    clock,
  }) {
    expect(await limits.roughCount(rule, 'rough')).toBe(0)
    await taken(others, 'rough', 3)
    expect(await limits.roughCount(rule, 'rough')).toBe(0)
    await limits.take(rule, 'rough')
    expect(await limits.roughCount(rule, 'rough')).toBe(4)
    await taken(others, 'rough', 2)
    clock.advance(5)
    expect(await limits.roughCount(rule, 'rough')).toBe(6)
  },

  async 'only wrong guesses count, and a right one is none once they are used up'({ limits }) {
    const counters = [{ rule, key: 'guessed' }] as const
    const guess = (right: boolean) => limits.guess(counters, async () => right, Boolean)
    for (let at = 0; at < points * 2; at++) expect(await guess(true)).toBe(true)
    for (let at = 0; at < points; at++) expect(await guess(false)).toBeUndefined()
    expect(await guess(true)).toBeUndefined()
  },

  async 'counters of both places can be guessed against together'({ limits }) {
    const counters = [
      { rule, key: 'mixed' },
      { rule: 'failedReopensByCode', key: 'mixed' },
    ] as const
    const guess = (right: boolean) => limits.guess(counters, async () => right, Boolean)
    for (let at = 0; at < limitOf('failedReopensByCode').points; at++) await guess(false)
    expect(await guess(true)).toBeUndefined()
    expect(await limits.hasLeft(rule, 'mixed')).toBe(true)
  },

  async 'the operators are told once a window'({ limits, alarms }) {
    const { alarmAt = 0 } = limitOf(alarming)
    await Promise.all(Array.from({ length: alarmAt + 10 }, () => limits.take(alarming, 'office')))
    expect(alarms.filter((each) => each === alarming)).toHaveLength(1)
  },
}

async function taken(limits: Limits, key: string, times: number): Promise<boolean[]> {
  const turns: boolean[] = []
  for (let at = 0; at < times; at++) turns.push(await limits.take(rule, key))
  return turns
}

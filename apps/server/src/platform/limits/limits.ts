import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import { connectionWithin } from '../database/connections/connection-within.ts'
import type { Database, Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { Log } from '../log/log.ts'
import type { Redis } from '../redis/redis.ts'
import type { Counted, CounterStore } from './counter-store.ts'
import { databaseCounters } from './database-counters.ts'
import { type Counter, type Guess, guessesOn } from './guesses.ts'
import { counterKey, type KeptRule, type LimitOf, type LimitRule, limitOf } from './limit-rules.ts'
import { redisCounters } from './redis-counters.ts'
import { keysOf, timesOf } from './wider-network.ts'

export interface Limits {
  /**
   * Counts one more; false when that is one too many. Counting and judging are one step. In a
   * transaction it counts what that does, or nothing; a rule is counted in transactions or beside
   * them, never both, for all who count beside one would wait for it.
   */
  take(rule: LimitRule, key: string): Promise<boolean>
  take(rule: KeptRule, key: string, transaction: Db): Promise<boolean>
  /** Judges without counting. */
  hasLeft(rule: LimitRule, key: string): Promise<boolean>
  /** In how many whole seconds there is one left again, without counting; 0 where there is now. */
  secondsUntilLeft(rule: LimitRule, key: string): Promise<number>
  /**
   * How many there were so far, as of at most five seconds ago, though always with those that this
   * process counted: good for a step-up and for a ceiling where a few more do not matter.
   */
  roughCount(rule: LimitRule, key: string): Promise<number>
  /** Something that counts only when it goes wrong. */
  readonly guess: Guess
}

interface LimitServices extends Pick<Database, 'pipelined'> {
  readonly clock: Clock
  readonly log: Log
  /** Counts what is counted often, where there is one. */
  readonly redis: Redis | undefined
  /** Those of `limit-rules.ts` unless told otherwise. */
  readonly rules?: LimitOf
}

const roughForMs = 5000
const roughCountsAtMost = 10_000

/**
 * Fixed windows. Requests that come together are counted in one step, each with its own turn, so that
 * 200 at once are still judged one by one.
 */
export function limitsOn({ pipelined, clock, log, redis, rules = limitOf }: LimitServices): Limits {
  const now = () => clock.now()
  const database = databaseCounters(pipelined.swift)
  const kept = sharedCounting(database, now)
  const often = redis ? sharedCounting(redisCounters(redis, database), now) : kept
  const rough = new Map<string, { readonly points: number; readonly readAt: number }>()

  return { take, hasLeft, secondsUntilLeft, roughCount, guess: guessesOn({ readAll, take, rules }) }

  async function take(rule: LimitRule, key: string, transaction?: Db): Promise<boolean> {
    const taken = await Promise.all(keysOf(key).map((each) => takeOne(rule, each, transaction)))
    return !taken.includes(false)
  }

  async function takeOne(rule: LimitRule, key: string, transaction?: Db): Promise<boolean> {
    const name = counterKey(rule, key)
    const { points, seconds, alarmAt } = rules(rule)
    const one = { key: name, expiresAt: secondsAfter(now(), seconds) }
    const turn = await (transaction ? hitWithin(transaction, one) : countingOf(rule).hit(one))
    if (rough.has(name)) remember(name, turn)
    const times = timesOf(key)
    if (alarmAt !== undefined && turn === alarmAt * times) log.alarm(rule, turn)
    return turn <= points * times
  }

  async function hitWithin(transaction: Db, one: Hit): Promise<number> {
    const [turn = 0] = await countHits(
      databaseCounters(connectionWithin(transaction)),
      [one],
      now(),
    )
    return turn
  }

  function countingOf(rule: LimitRule): SharedCounting {
    return rules(rule).isOften ? often : kept
  }

  /** Each place is asked once, whatever comes of it. */
  async function readAll(counters: readonly Counter[]): Promise<readonly number[]> {
    const points = new Map<Counter, number>()
    const readFrom = async (place: SharedCounting) => {
      const there = counters.filter(({ rule }) => countingOf(rule) === place)
      if (there.length === 0) return
      const read = await place.readAll(there.map(({ rule, key }) => counterKey(rule, key)))
      for (const [at, counter] of there.entries()) {
        points.set(counter, stillOpen(counter.rule, read[at])?.points ?? 0)
      }
    }
    await Promise.all([...new Set([kept, often])].map(readFrom))
    return counters.map((counter) => points.get(counter) ?? 0)
  }

  async function read(rule: LimitRule, key: string): Promise<Counted | undefined> {
    const [counted] = await countingOf(rule).readAll([counterKey(rule, key)])
    return stillOpen(rule, counted)
  }

  /** Undefined for a window that a clock which was ahead began. */
  function stillOpen(rule: LimitRule, counted: Counted | undefined): Counted | undefined {
    if (counted === undefined) return undefined
    return counted.expiresAt > latestEnd(now(), rules(rule).seconds) ? undefined : counted
  }

  async function hasLeft(rule: LimitRule, key: string): Promise<boolean> {
    return (await secondsUntilLeft(rule, key)) === 0
  }

  async function secondsUntilLeft(rule: LimitRule, key: string): Promise<number> {
    const { points, seconds } = rules(rule)
    const waits = keysOf(key).map(async (each) => {
      const counter = await read(rule, each)
      if (counter === undefined || counter.points < points * timesOf(each)) return 0
      const left = Math.ceil((counter.expiresAt.getTime() - now().getTime()) / 1000)
      return Math.min(seconds, Math.max(1, left))
    })
    return Math.max(...(await Promise.all(waits)))
  }

  /** A wider network counts for as many as it is. */
  async function roughCount(rule: LimitRule, key: string): Promise<number> {
    const counts = keysOf(key).map(async (each) => (await roughOf(rule, each)) / timesOf(each))
    return Math.floor(Math.max(...(await Promise.all(counts))))
  }

  async function roughOf(rule: LimitRule, key: string): Promise<number> {
    const name = counterKey(rule, key)
    const known = rough.get(name)
    const isFresh = known && Math.abs(now().getTime() - known.readAt) < roughForMs
    return isFresh ? known.points : remember(name, (await read(rule, key))?.points ?? 0)
  }

  function remember(name: string, points: number): number {
    if (rough.size >= roughCountsAtMost) rough.clear()
    rough.set(name, { points, readAt: now().getTime() })
    return points
  }
}

interface Hit {
  readonly key: string
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

/** Counters of which requests that come together share one question. */
interface SharedCounting {
  /** Counts one, and answers its turn: of 200 at once only one is the first. */
  hit(one: Hit): Promise<number>
  /** What each of a list stands at. */
  readAll(keys: readonly string[]): Promise<readonly (Counted | undefined)[]>
}

function sharedCounting(store: CounterStore, now: () => Date): SharedCounting {
  return {
    hit: microBatch((hits: readonly Hit[]) => countHits(store, hits, now())),
    readAll: microBatch(async (lists: readonly (readonly string[])[]) => {
      const counted = await store.read(lists.flat(), now())
      return lists.map((keys) => keys.map((key) => counted.get(key)))
    }),
  }
}

/** Counts hits that came together in one step, and answers the turn of each. */
async function countHits(store: CounterStore, hits: readonly Hit[], now: Date): Promise<number[]> {
  const sizes = new Map<string, { size: number; expiresAt: Date }>()
  const turns = hits.map(({ key, expiresAt }) => {
    const size = (sizes.get(key)?.size ?? 0) + 1
    sizes.set(key, { size, expiresAt })
    return size
  })
  // Every process takes the counters in the same order, so that none waits for another in a circle.
  const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1))
  const totals = await store.count(
    rows.map(([key, { size, expiresAt }]) => ({ key, size, expiresAt })),
    now,
  )
  const before = new Map(rows.map(([key, { size }], at) => [key, (totals[at] ?? 0) - size]))
  return hits.map(({ key }, at) => (before.get(key) ?? 0) + (turns[at] ?? 0))
}

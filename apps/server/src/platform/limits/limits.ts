import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Database, Db } from '../database/database.ts'
import { laneWithin } from '../database/lane-within.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { Log } from '../log/log.ts'
import { countHits, type Hit, readCounter, readCounters } from './counters.ts'
import { type Guess, guessesOn } from './guesses.ts'
import { counterKey, type LimitRule, limitOf } from './limit-rules.ts'

export interface Limits {
  /**
   * Counts one more; false when that is one too many. Counting and judging are one step. In a
   * transaction it counts what that does, or nothing; a rule is counted in transactions or beside
   * them, never both, for all who count beside one would wait for it.
   */
  take(rule: LimitRule, key: string, transaction?: Db): Promise<boolean>
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

interface LimitParts extends Pick<Database, 'lanes'> {
  readonly clock: Clock
  readonly log: Log
}

const roughForMs = 5000
const roughCountsAtMost = 10_000

/**
 * Fixed windows in PostgreSQL. Requests that come together are counted in one statement, each
 * with its own turn, so that 200 at once are still judged one by one.
 */
export function limitsOn({ lanes, clock, log }: LimitParts): Limits {
  const hit = microBatch((hits: readonly Hit[]) => countHits(lanes.swift, hits, clock.now()))
  const readAll = microBatch(async (lists: readonly (readonly string[])[]) => {
    const points = await readCounters(lanes.swift, lists.flat(), clock.now())
    return lists.map((names) => names.map((name) => points.get(name) ?? 0))
  })
  const rough = new Map<string, { readonly points: number; readonly readAt: number }>()

  return { take, hasLeft, secondsUntilLeft, roughCount, guess: guessesOn({ readAll, take }) }

  async function take(rule: LimitRule, key: string, transaction?: Db): Promise<boolean> {
    const name = counterKey(rule, key)
    const { points, seconds, alarmAt } = limitOf(rule)
    const turn = await hitWith(
      { key: name, expiresAt: secondsAfter(clock.now(), seconds) },
      transaction,
    )
    if (rough.has(name)) remember(name, turn)
    if (turn === alarmAt) log.alarm(rule, turn)
    return turn <= points
  }

  async function hitWith(one: Hit, transaction: Db | undefined): Promise<number> {
    if (transaction === undefined) return hit(one)
    const [turn = 0] = await countHits(laneWithin(transaction), [one], clock.now())
    return turn
  }

  async function read(name: string): Promise<number> {
    const [points = 0] = await readAll([name])
    return points
  }

  async function hasLeft(rule: LimitRule, key: string): Promise<boolean> {
    return (await read(counterKey(rule, key))) < limitOf(rule).points
  }

  async function secondsUntilLeft(rule: LimitRule, key: string): Promise<number> {
    const now = clock.now()
    const counter = await readCounter(lanes.swift, counterKey(rule, key), now)
    if (counter === undefined || counter.points < limitOf(rule).points) return 0
    return Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000)
  }

  async function roughCount(rule: LimitRule, key: string): Promise<number> {
    const name = counterKey(rule, key)
    const known = rough.get(name)
    const isFresh = known && clock.now().getTime() - known.readAt < roughForMs
    return isFresh ? known.points : remember(name, await read(name))
  }

  function remember(name: string, points: number): number {
    if (rough.size >= roughCountsAtMost) rough.clear()
    rough.set(name, { points, readAt: clock.now().getTime() })
    return points
  }
}

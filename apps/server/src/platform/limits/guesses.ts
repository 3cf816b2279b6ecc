import { counterKey, type LimitOf, type LimitRule } from './limit-rules.ts'
import { keysOf, timesOf } from './wider-network.ts'

export interface Counter {
  readonly rule: LimitRule
  readonly key: string
}

/**
 * Does the work and answers what it found, or nothing when that is wrong or one of the counters is
 * used up; nothing is counted in each of them. Who is right again and again is never locked.
 */
export type Guess = <Result>(
  counters: readonly Counter[],
  work: () => Promise<Result>,
  isRight: (result: Result) => boolean,
) => Promise<Result | undefined>

interface GuessServices {
  /** What counters stand at. */
  readAll(counters: readonly Counter[]): Promise<readonly number[]>
  take(rule: LimitRule, key: string): Promise<boolean>
  readonly rules: LimitOf
}

/**
 * The counters are read beside the work, which takes no longer for it, and written only where it
 * went wrong. Until then a guess stands in the memory of this process for one that may go wrong,
 * so of any number at once no more are judged than one after the other. Each process may judge so
 * many at once, a single time.
 */
export function guessesOn({ readAll, take, rules }: GuessServices): Guess {
  const underWay = new Map<string, number>()

  return async (given, work, isRight) => {
    const counters = given.flatMap(({ rule, key }) =>
      keysOf(key).map((each) => ({ rule, key: each })),
    )
    const names = counters.map(({ rule, key }) => counterKey(rule, key))
    const before = names.map((name) => underWay.get(name) ?? 0)
    for (const name of names) underWay.set(name, (underWay.get(name) ?? 0) + 1)
    try {
      const [points, result] = await Promise.all([readAll(counters), work()])
      const usedUp = counters.filter(
        ({ rule, key }, at) =>
          (points[at] ?? 0) + (before[at] ?? 0) >= rules(rule).points * timesOf(key),
      )
      if (usedUp.length === 0 && isRight(result)) return result
      // Who is locked counts no further elsewhere: one address must not lock a fact for everybody.
      const counted = usedUp.length === 0 ? counters : usedUp
      await Promise.all(counted.map(({ rule, key }) => take(rule, key)))
      return undefined
    } finally {
      for (const name of names) leave(name)
    }
  }

  function leave(name: string): void {
    const left = (underWay.get(name) ?? 0) - 1
    if (left > 0) underWay.set(name, left)
    else underWay.delete(name)
  }
}

import { randomInt } from 'node:crypto'

/** Any number between two, in a thousand steps. */
export function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(1001)) / 1000
}

export function anyOf<T>(first: T, ...others: readonly T[]): T {
  return [first, ...others][randomInt(others.length + 1)] ?? first
}

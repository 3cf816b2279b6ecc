export interface SeededRandom {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** One of them; there has to be one. */
  oneOf<Item>(items: readonly Item[]): Item
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean
}

/** The same seed always gives the same numbers (mulberry32), so the demo has the same people everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }
  return {
    between,
    oneOf(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('there is nothing to choose from')
      return item
    },
    chance: (percent) => next() * 100 < percent,
  }
}

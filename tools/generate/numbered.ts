/** The same things again and again without end, each with a number of its own, from 1. */
export function* numbered<Item>(items: readonly Item[]): Generator<readonly [Item, number]> {
  for (let round = 0; items.length > 0; round += 1) {
    for (const [at, item] of items.entries()) yield [item, round * items.length + at + 1]
  }
}

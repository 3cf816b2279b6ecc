import type { Overview } from '@ecenter/contract/person/overview.ts'

const cardsAtMost = 9

/** Who has more things than cards can show reads a list, and looks in it. */
export function isMany({ cars, groups, morePolicies }: Overview): boolean {
  const running = groups
    .flatMap(({ policies }) => policies)
    .filter(({ status }) => status === 'in-force' || status === 'not-started')
  const products = new Set(running.map(({ productName }) => productName)).size
  return cars.length + products > cardsAtMost || morePolicies > 0
}

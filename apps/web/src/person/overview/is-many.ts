import type { Overview } from '@ecenter/contract/person/overview.ts'

const cardsAtMost = 9
/** Rows on all cards together: who flies often has one product and a policy a flight. */
const rowsAtMost = 20

/** Who has more things than cards can show reads a list, folded by product, and looks in it; so does every company. */
export function isMany({
  isCompany,
  cars,
  groups,
  morePolicies,
}: Pick<Overview, 'isCompany' | 'cars' | 'groups' | 'morePolicies'>): boolean {
  const running = groups
    .flatMap(({ policies }) => policies)
    .filter(({ status }) => status === 'in-force' || status === 'not-started')
  const products = new Set(running.map(({ productName }) => productName)).size
  if (isCompany || morePolicies > 0) return true
  return cars.length + products > cardsAtMost || running.length > rowsAtMost
}

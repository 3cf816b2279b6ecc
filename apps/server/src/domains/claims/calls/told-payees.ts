import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { sharesOf } from '../rules/money/payee.ts'

/** Who gets how much, as the core is told it. */
export function toldPayees(payee: PayeeFacts, totalFen: number) {
  return sharesOf(payee, totalFen).map(({ name, bank, accountNo, shareFen }) => ({
    ...{ name, bank, accountNo },
    amountFen: shareFen,
  }))
}

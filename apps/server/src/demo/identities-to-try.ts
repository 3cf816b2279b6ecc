import { demoClaims } from './demo-claims.ts'
import { demoInvoices } from './demo-invoices.ts'
import { demoPolicies } from './demo-policies.ts'
import { appealsToTry } from './identities/appeals-to-try.ts'
import { accidentCoversToTry, carsToTry } from './identities/cars-to-try.ts'
import { claimsToTry } from './identities/claims-to-try.ts'
import { deliveriesToTry } from './identities/deliveries-to-try.ts'
import { handOversToTry } from './identities/hand-overs-to-try.ts'
import type { IdentityToTry } from './identities/identity.ts'
import { invoicesToTry } from './identities/invoices-to-try.ts'
import { numbersIssued } from './identities/issued-number.ts'
import { linksToTry } from './identities/links-to-try.ts'
import { numbersToTry } from './identities/numbers-to-try.ts'
import { ordersToTry } from './identities/orders-to-try.ts'
import { peopleToTry } from './identities/people-to-try.ts'
import { promotionsToTry } from './identities/promotions-to-try.ts'
import { propertyByNameToTry } from './identities/property-by-name-to-try.ts'
import { propertyToTry } from './identities/property-to-try.ts'
import { purchasesToTry } from './identities/purchases-to-try.ts'
import { questionnairesToTry } from './identities/questionnaires-to-try.ts'
import { questionsToTry } from './identities/questions-to-try.ts'
import { refundsToTry } from './identities/refunds-to-try.ts'
import { returnsToTry } from './identities/returns-to-try.ts'
import { studentsToTry } from './identities/students-to-try.ts'

interface IdentitiesToTry {
  readonly policies: readonly IdentityToTry[]
  readonly claims: readonly IdentityToTry[]
  readonly appeals: readonly IdentityToTry[]
  readonly links: readonly IdentityToTry[]
  readonly invoices: readonly IdentityToTry[]
  readonly orders: readonly IdentityToTry[]
  readonly deliveries: readonly IdentityToTry[]
  readonly handOvers: readonly IdentityToTry[]
  readonly customerService: readonly IdentityToTry[]
  readonly promotions: readonly IdentityToTry[]
  readonly purchases: readonly IdentityToTry[]
  readonly questionnaires: readonly IdentityToTry[]
  readonly returns: readonly IdentityToTry[]
  readonly refunds: readonly IdentityToTry[]
}

/** Who to be in the demo that was loaded on `today`, by feature; served at `/dev/demo.json`. */
export function identitiesToTry(today: string): IdentitiesToTry {
  const numberOf = numbersIssued(today)
  return {
    policies: [
      ...carsToTry,
      ...accidentCoversToTry,
      ...numbersToTry(numberOf),
      ...propertyToTry(numberOf),
      ...propertyByNameToTry,
      ...studentsToTry,
      ...peopleToTry,
    ],
    claims: claimsToTry(demoClaims(today, demoPolicies(today))),
    appeals: appealsToTry(today),
    links: linksToTry,
    invoices: invoicesToTry(demoInvoices(today), numberOf),
    orders: ordersToTry(today),
    deliveries: deliveriesToTry(today),
    handOvers: handOversToTry,
    customerService: questionsToTry,
    promotions: promotionsToTry(),
    purchases: purchasesToTry,
    questionnaires: questionnairesToTry(),
    returns: returnsToTry(today),
    refunds: refundsToTry(),
  }
}

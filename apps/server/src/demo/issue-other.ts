import type { RiskFacts } from '../domains/policies/rules/risk-facts.ts'
import type { InsuredPerson } from '../domains/policies/store/insured-person.ts'
import type { NewCoverage, NewPolicy } from '../domains/policies/store/store-policies.ts'
import type { Party } from './people.ts'
import { type Numbered, policyNumber } from './policy-number.ts'
import type { Product } from './products/product.ts'
import type { Term } from './term.ts'

/** Who takes out a policy that insures no car, for whom and for how long. */
export interface OtherDeal extends Numbered {
  readonly insured: Party
  /** The insured himself where nobody else pays. */
  readonly applicant?: Party
  readonly term: Term
  readonly cancelledOn?: string
  readonly isPaperOnly?: boolean
  /** Printed beside the bar code of a paper policy. */
  readonly documentSerial?: string
}

/** What the policy of one product insures, and whom, where it names several. */
interface Contents {
  readonly risk: RiskFacts
  readonly coverages: readonly NewCoverage[]
  readonly insuredPeople?: readonly InsuredPerson[]
}

/** The facts of one kind, as a story tells them: which kind it is, the product says. */
export type RiskOf<Kind extends RiskFacts['kind']> = Omit<
  Extract<RiskFacts, { kind: Kind }>,
  'kind'
>

export function issueOther(product: Product, deal: OtherDeal, contents: Contents): NewPolicy {
  const { insured, applicant, term, cancelledOn, isPaperOnly, documentSerial } = deal
  return {
    policyNo: policyNumber(product.code, deal, term),
    productCode: product.code,
    applicant: applicant ?? insured,
    insured,
    specialAgreements: [...product.agreements],
    documentSerial,
    issuedOn: term.issuedOn,
    startsOn: term.startsOn,
    endsOn: term.endsOn,
    cancelledOn,
    premiumFen: contents.coverages.reduce((sum, { premiumFen }) => sum + premiumFen, 0),
    vehicleTaxFen: undefined,
    isPaperOnly: isPaperOnly ?? false,
    endorsements: [],
    ...contents,
  }
}

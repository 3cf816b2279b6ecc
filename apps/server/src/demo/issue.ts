import type { Coverage } from '../domains/policies/store/policy.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import type { DemoCar } from './car.ts'
import { accidentCoverages, compulsoryLimits, fenOf } from './coverages.ts'
import type { Party } from './people.ts'
import { policyNumber } from './policy-number.ts'
import { type CarProductCode, carProducts } from './products/car-products.ts'
import type { Term } from './term.ts'

/** What all policies of a car in one term have in common. */
export interface Deal {
  readonly car: DemoCar
  readonly insured: Party
  /** The insured himself where nobody else pays. */
  readonly applicant?: Party
  readonly term: Term
  readonly cancelledOn?: string
  readonly isPaperOnly?: boolean
}

/** `taxYuan` is the vehicle tax (车船税), which cars without an engine do not pay. */
export function issueCompulsory(
  deal: Deal,
  { premiumYuan, taxYuan }: { readonly premiumYuan: number; readonly taxYuan: number | undefined },
): NewPolicy {
  return {
    ...issue('DZA', deal, compulsoryLimits),
    premiumFen: fenOf(premiumYuan),
    vehicleTaxFen: taxYuan === undefined ? undefined : fenOf(taxYuan),
  }
}

export function issueCommercial(deal: Deal, coverages: readonly Coverage[]): NewPolicy {
  return issue('DAA', deal, coverages)
}

export function issueAccident(deal: Deal): NewPolicy {
  return issue('EAC', deal, accidentCoverages(deal.car.seats))
}

function issue(product: CarProductCode, deal: Deal, coverages: readonly Coverage[]): NewPolicy {
  const { car, insured, term, cancelledOn } = deal
  const { serial, area, ...vehicle } = car
  return {
    policyNo: policyNumber(product, car, term),
    productCode: product,
    applicant: deal.applicant ?? insured,
    insured,
    vehicle,
    specialAgreements: [...carProducts[product].agreements],
    issuedOn: term.issuedOn,
    startsOn: term.startsOn,
    endsOn: term.endsOn,
    cancelledOn,
    premiumFen: coverages.reduce((sum, { premiumFen }) => sum + premiumFen, 0),
    vehicleTaxFen: undefined,
    isPaperOnly: deal.isPaperOnly ?? false,
    coverages,
    endorsements: [],
  }
}

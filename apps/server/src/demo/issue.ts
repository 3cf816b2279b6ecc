import type { Coverage } from '../records/policies/policy.ts'
import type { NewPolicy } from '../records/policies/store-policies.ts'
import type { DemoCar } from './car.ts'
import { accidentCoverages, compulsoryLimits, fenOf } from './coverages.ts'
import type { Party } from './people.ts'
import type { ProductCode } from './products.ts'
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

const agreements = {
  DZA: ['本保险单与车船税完税信息一并出具，请随车携带电子标志。'],
  DAA: [
    '被保险机动车从事网络预约出租等营运活动期间发生的损失，保险人不负责赔偿。',
    '被保险机动车转让的，请自转让之日起三十日内办理批改手续。',
  ],
  EAC: ['本保险承保驾驶或者乘坐被保险机动车期间遭受的意外伤害，不记名，按座位承保。'],
} as const satisfies Record<ProductCode, readonly string[]>

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

function issue(product: ProductCode, deal: Deal, coverages: readonly Coverage[]): NewPolicy {
  const { car, insured, term, cancelledOn } = deal
  const { serial, area, ...vehicle } = car
  return {
    policyNo: policyNumber(product, car, term),
    productCode: product,
    applicant: deal.applicant ?? insured,
    insured,
    vehicle,
    specialAgreements: [...agreements[product]],
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

/** P, class, year of issue, area and ten digits, of which the last counts the renewals. */
function policyNumber(product: ProductCode, { area, serial }: DemoCar, term: Term): string {
  const year = term.issuedOn.slice(0, 4)
  return `P${product}${year}${area}${String(serial * 10 + term.renewalsAgo).padStart(10, '0')}`
}

import { parse } from 'valibot'
import { endorsementNumber } from '../domains/policies/rules/endorsement-number.ts'
import { riskFacts } from '../domains/policies/rules/risk-facts.ts'
import type { InsuredPerson } from '../domains/policies/store/insured-person.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import type { DemoCar } from './car.ts'
import { namedCar } from './cars.ts'
import { coveragesOf, fenOf } from './coverages.ts'
import { type Party, partyOf } from './people.ts'
import type { ImportedPolicy, PolicyRow } from './policy-row.ts'
import { productOf } from './products.ts'

/** Whom and what a policy insures. */
export interface Insured {
  readonly insured: Party
  /** The insured themselves where nobody else pays. */
  readonly applicant?: Party | undefined
  readonly car?: DemoCar | undefined
}

export function issuePolicies({ insured, applicant, car, policies }: PolicyRow): NewPolicy[] {
  const holder = {
    insured: partyOf(insured),
    applicant: applicant === undefined ? undefined : partyOf(applicant),
    car: car === undefined ? undefined : namedCar(car),
  }
  return policies.map((told) => issuePolicy(holder, told))
}

/** What follows from the product, the car and the people that it names is not told. */
export function issuePolicy({ insured, applicant, car }: Insured, told: ImportedPolicy): NewPolicy {
  const { facts, covers, risk, insuredPeople, premium, tax, endorsements, ...days } = told
  const product = productOf(told.policyNo.slice(1, 4))
  const people = insuredPeople?.map(
    ({ person, relation, plan, joinedOn, leftOn }): InsuredPerson => {
      return { ...partyOf(person), relation, plan, joinedOn, leftOn }
    },
  )
  const coverages = coveragesOf(product, covers, {
    ...(car && { seats: car.seats, passengers: car.seats - 1 }),
    ...(people && headsOf(people)),
    ...facts,
  })
  const sum = coverages.reduce((total, { premiumFen }) => total + premiumFen, 0)
  return {
    ...days,
    cancelledOn: told.cancelledOn,
    productCode: product.code,
    applicant: applicant ?? insured,
    insured,
    ...(car && { vehicle: vehicleOf(car) }),
    risk: risk && parse(riskFacts, { kind: product.kind, ...risk }),
    insuredPeople: people,
    specialAgreements: product.agreements,
    premiumFen: premium === undefined ? sum : fenOf(premium),
    vehicleTaxFen: tax === undefined ? undefined : fenOf(tax),
    coverages,
    endorsements: endorsements.map(({ premiumChange, ...change }, at) => ({
      ...change,
      endorsementNo: endorsementNumber(told.policyNo, at + 1),
      premiumChangeFen: fenOf(premiumChange),
    })),
  }
}

function vehicleOf({ serial: _, area: __, ...vehicle }: DemoCar) {
  return vehicle
}

/** How many there are, and how many have each plan. */
function headsOf(people: readonly InsuredPerson[]): Record<string, number> {
  const heads: Record<string, number> = { people: people.length }
  for (const { plan } of people) if (plan !== undefined) heads[plan] = (heads[plan] ?? 0) + 1
  return heads
}

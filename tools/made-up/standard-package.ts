import type { DemoCar } from '../../apps/server/src/demo/car.ts'
import { issuePolicy } from '../../apps/server/src/demo/issue-policies.ts'
import type { Party } from '../../apps/server/src/demo/people.ts'
import type { NewPolicy } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import type { Term } from './term.ts'

interface Deal {
  readonly car: DemoCar
  readonly insured: Party
  readonly term: Term
}

/** In yuan: what the car is worth, and the limit of the third-party liability. */
interface Choice {
  readonly value: number
  readonly thirdParty: 1_000_000 | 2_000_000 | 3_000_000
}

const thirdPartyPremiums = { 1000000: 864.2, 2000000: 1047.35, 3000000: 1198.4 } as const

/** What most customers take out: the compulsory policy and a commercial one beside it. */
export function standardPackage(
  { car, insured, term }: Deal,
  choice: Choice = { value: 86_400, thirdParty: 2_000_000 },
): NewPolicy[] {
  const { brandModel, useNature, seats, area, serial } = car
  const base = useNature === '家庭自用' ? (seats < 6 ? 950 : 1100) : 1000
  const tax = brandModel.includes('电动') ? undefined : seats < 6 ? 420 : 480
  const all = { ...term, isPaperOnly: false, facts: {}, endorsements: [] }
  const number = `${term.issuedOn.slice(0, 4)}${area}${String(serial * 10).padStart(10, '0')}`
  const facts = { ...choice, thirdPartyPremium: thirdPartyPremiums[choice.thirdParty] }
  return [
    issuePolicy({ insured, car }, { ...all, policyNo: `PDAA${number}`, facts }),
    issuePolicy({ insured, car }, { ...all, policyNo: `PDZA${number}`, premium: base * 0.85, tax }),
  ]
}

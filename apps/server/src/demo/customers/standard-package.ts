import type { Coverage } from '../../domains/policies/store/policy.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { cover, services } from '../coverages.ts'
import { type Deal, issueCommercial, issueCompulsory } from '../issue.ts'

interface Choice {
  /** What the car is worth, in yuan. */
  readonly value: number
  /** Limit of the third-party liability, in yuan. */
  readonly thirdParty: 1_000_000 | 2_000_000 | 3_000_000
}

const thirdPartyPremiums = { 1000000: 864.2, 2000000: 1047.35, 3000000: 1198.4 } as const

/** What most customers take out: the compulsory policy and a commercial one beside it. */
export function standardPackage(
  deal: Deal,
  choice: Choice = { value: 86_400, thirdParty: 2_000_000 },
): NewPolicy[] {
  return [
    issueCommercial(deal, standardCoverages(deal.car.seats, choice)),
    issueCompulsory(deal, compulsoryTerms(deal)),
  ]
}

function standardCoverages(seats: number, { value, thirdParty }: Choice): Coverage[] {
  return [
    cover('A', { limit: value, premium: 318 + value * 0.0095 }),
    cover('B', { limit: thirdParty, premium: thirdPartyPremiums[thirdParty] }),
    cover('D3', { limit: 50_000, premium: 24.6 }),
    cover('D4', {
      limit: 50_000,
      note: `每座限额，共 ${seats - 1} 座`,
      premium: 15.55 * (seats - 1),
    }),
    cover('Y1', { limit: 100_000, premium: 48 }),
    ...services,
  ]
}

/** Prices of the compulsory insurance by use and seats; electric cars pay no vehicle tax. */
function compulsoryTerms({ car }: Deal): { premiumYuan: number; taxYuan: number | undefined } {
  const base = car.useNature === '家庭自用' ? (car.seats < 6 ? 950 : 1100) : 1000
  return {
    premiumYuan: base * 0.85,
    taxYuan: car.brandModel.includes('电动') ? undefined : car.seats < 6 ? 420 : 480,
  }
}

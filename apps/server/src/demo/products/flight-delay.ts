import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { flightDelayClause } from '../clauses/flight-delay.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const flightDelayProduct: Product = {
  code: 'HAD',
  name: '航班延误保险',
  basics: basicsOf('HAD', {
    holders: '已购买载明航班客票的旅客',
    term: '自航班计划起飞起，至实际到达止，最长 48 小时',
    papers: '一般无须提供；有争议时提供航空公司的延误证明和登机凭证',
  }),
  clauses: [flightDelayClause],
  agreements: ['延误时间以到达时间计算，保险人根据公开的航班数据主动给付。'],
}

export function issueFlightDelay(deal: OtherDeal, flight: RiskOf<'flight-delay'>): NewPolicy {
  return issueOther(flightDelayProduct, deal, {
    risk: { kind: 'flight-delay', ...flight },
    coverages: [
      coverageOf('HY1', '到达延误 2 小时以上', { limit: 100, premium: 8 }),
      coverageOf('HY2', '到达延误 4 小时以上', { limit: 300, premium: 9 }),
      coverageOf('HY3', '航班取消', { limit: 200, premium: 3 }),
    ],
  })
}

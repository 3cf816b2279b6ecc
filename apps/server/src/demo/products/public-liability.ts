import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { publicLiabilityClause } from '../clauses/public-liability.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const publicLiabilityProduct: Product = {
  code: 'ZAA',
  name: '公众责任保险',
  basics: basicsOf('ZAA', {
    holders: '有固定经营场所的企业、事业单位、社会团体和个体工商户',
    term: '一年',
    papers: '事故证明、受害人的损失证明、赔偿协议或者生效的裁判文书',
  }),
  clauses: [publicLiabilityClause],
  agreements: [
    '本保险单仅承保载明的经营场所，新增场所请办理批改。',
    '赔偿协议须经保险人书面同意。',
  ],
}

export function issuePublicLiability(deal: OtherDeal, business: RiskOf<'liability'>): NewPolicy {
  return issueOther(publicLiabilityProduct, deal, {
    risk: { kind: 'liability', ...business },
    coverages: [
      coverageOf('ZC1', '累计责任限额', { limit: 10_000_000, premium: 6800 }),
      coverageOf('ZC2', '每次事故责任限额', { limit: 5_000_000 }),
      coverageOf('ZC3', '每人人身伤亡责任限额', { limit: 1_000_000, premium: 2450 }),
      coverageOf('ZC4', '每次事故财产损失', {
        limit: 500_000,
        deductible: '每次 1,000 元或者损失的 10%，以高者为准',
        premium: 980.5,
      }),
      coverageOf('ZC5', '食品安全责任', { limit: 1_000_000, premium: 620 }),
    ],
  })
}

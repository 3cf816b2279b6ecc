import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { personalAccidentClause } from '../clauses/personal-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const personalAccidentProduct: Product = {
  code: 'EAA',
  name: '个人意外伤害保险',
  basics: basicsOf('EAA', {
    holders: '16 至 65 周岁，从事一至四类职业',
    term: '一年',
    papers: '身份证明、病历、费用清单和发票；伤残另需鉴定书',
  }),
  clauses: [personalAccidentClause],
  agreements: [
    '每一被保险人限投保一份，多投无效，保险人退还多收的保险费。',
    '医疗费用按照二级以上公立医院的收费凭证核定。',
  ],
}

export function issuePersonalAccident(
  deal: OtherDeal,
  life: RiskOf<'personal-accident'>,
): NewPolicy {
  return issueOther(personalAccidentProduct, deal, {
    risk: { kind: 'personal-accident', ...life },
    coverages: [
      coverageOf('YA1', '意外身故、伤残', { limit: 500_000, premium: 168 }),
      coverageOf('YA2', '意外医疗', {
        limit: 50_000,
        deductible: '每次 100 元，其余按 90% 给付',
        premium: 76,
      }),
      coverageOf('YA3', '意外住院津贴', { note: '每日 150 元，最多 90 日', premium: 34.5 }),
      coverageOf('YA4', '公共交通意外额外给付', {
        limit: 1_000_000,
        note: '航空、轨道列车和轮船',
        premium: 20.5,
      }),
    ],
  })
}

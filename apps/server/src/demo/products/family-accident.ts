import type { InsuredPerson } from '../../domains/policies/store/insured-person.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { familyAccidentClause } from '../clauses/family-accident.ts'
import { personalAccidentClause } from '../clauses/personal-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const familyAccidentProduct: Product = {
  code: 'EAF',
  name: '家庭意外伤害保险',
  basics: basicsOf('EAF', {
    holders: '投保人及其配偶、子女和双方父母，最多 6 人',
    term: '一年',
    papers: '受伤成员的身份证明、与投保人的关系证明、病历和费用单据',
  }),
  clauses: [personalAccidentClause, familyAccidentClause],
  agreements: [
    '家庭成员以清单为准，清单以外的人员不受保障。',
    '未成年成员的身故保险金，以监管规定的限额为准。',
  ],
}

export function issueFamilyAccident(
  deal: OtherDeal,
  life: RiskOf<'personal-accident'>,
  members: readonly InsuredPerson[],
): NewPolicy {
  const note = '全家共用'
  return issueOther(familyAccidentProduct, deal, {
    risk: { kind: 'personal-accident', ...life },
    insuredPeople: members,
    coverages: [
      coverageOf('YF1', '意外身故、伤残', {
        limit: 200_000,
        note: '每人限额',
        premium: 82 * members.length,
      }),
      coverageOf('YF2', '意外医疗', {
        limit: 60_000,
        note,
        deductible: '每次 100 元，其余按 80% 给付',
        premium: 118.8,
      }),
      coverageOf('YF3', '意外住院津贴', { note: '每人每日 100 元，最多 90 日', premium: 46 }),
    ],
  })
}

import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { borrowerAccidentClause } from '../clauses/borrower-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const borrowerAccidentProduct: Product = {
  code: 'EAB',
  name: '借款人意外伤害保险',
  basics: basicsOf('EAB', {
    holders: '18 至 65 周岁、与贷款机构订立借款合同的自然人',
    term: '与借款期限一致，最长三年',
    papers: '借款合同、借款余额证明、事故证明和受益人的身份证明',
  }),
  clauses: [borrowerAccidentClause],
  agreements: [
    '贷款机构为第一受益人，受益金额以未偿还的借款本息为限。',
    '投保本保险不是取得借款的条件。',
  ],
}

export function issueBorrowerAccident(
  deal: OtherDeal,
  loan: RiskOf<'borrower-accident'>,
): NewPolicy {
  const limit = loan.loanFen / 100
  return issueOther(borrowerAccidentProduct, deal, {
    risk: { kind: 'borrower-accident', ...loan },
    coverages: [
      coverageOf('YB1', '意外身故', { limit, premium: limit * 0.0011 }),
      coverageOf('YB2', '意外伤残', { limit, note: '按伤残等级给付', premium: limit * 0.0007 }),
    ],
  })
}

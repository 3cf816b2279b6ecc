import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { householdClause } from '../clauses/household.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const householdProduct: Product = {
  code: 'JAA',
  name: '家庭财产综合保险',
  basics: basicsOf('JAA', {
    holders: '房屋的所有人、承租人，或者其直系亲属',
    term: '一年',
    waiting: '首次投保 5 日，续保无等待期',
    papers: '损失清单、房屋权属证明、事故证明和维修费用单据',
  }),
  clauses: [householdClause],
  agreements: [
    '本保险单仅承保载明地址的房屋及其室内财产，地址变更请办理批改。',
    '房屋用于群租、民宿或者生产经营的，保险人对由此造成的损失不负责赔偿。',
  ],
}

type Home = Omit<RiskOf<'household'>, 'items'> & {
  /** What building, fittings and contents are worth, in yuan. */
  readonly worth: { readonly building: number; readonly fittings: number; readonly goods: number }
}

export function issueHousehold(deal: OtherDeal, { worth, ...home }: Home): NewPolicy {
  const { building, fittings, goods } = worth
  return issueOther(householdProduct, deal, {
    risk: {
      kind: 'household',
      ...home,
      items: [
        { name: '房屋主体', sumInsuredFen: building * 100 },
        { name: '室内装潢', note: '墙面、地面、门窗和固定装置', sumInsuredFen: fittings * 100 },
        { name: '室内财产', note: '家用电器、家具、衣物和床上用品', sumInsuredFen: goods * 100 },
      ],
    },
    coverages: [
      coverageOf('JC1', '房屋主体损失', { limit: building, premium: building * 0.00008 }),
      coverageOf('JC2', '室内装潢损失', { limit: fittings, premium: fittings * 0.0004 }),
      coverageOf('JC3', '室内财产损失', {
        limit: goods,
        deductible: '每次 200 元',
        premium: goods * 0.0006,
      }),
      coverageOf('JC4', '水暖管爆裂', { limit: 20_000, deductible: '每次 100 元', premium: 36 }),
      coverageOf('JC5', '入室盗抢', { limit: 30_000, note: '现金以 2,000 元为限', premium: 42 }),
      coverageOf('JC6', '家庭第三者责任', { limit: 200_000, premium: 28.5 }),
      coverageOf('JS1', '管道疏通服务', { note: '保险期间内 2 次' }),
      coverageOf('JS2', '应急开锁服务', { note: '保险期间内 1 次' }),
    ],
  })
}

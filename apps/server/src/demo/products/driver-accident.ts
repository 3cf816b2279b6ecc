import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { driverAccidentClause } from '../clauses/driver-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const driverAccidentProduct: Product = {
  code: 'EAD',
  name: '交通工具驾乘意外伤害保险',
  basics: basicsOf('EAD', {
    holders: '18 至 70 周岁；选择驾驶责任的须持有有效驾驶证',
    term: '一年',
    papers: '事故认定书或者客票、驾驶证、病历和费用单据',
  }),
  clauses: [driverAccidentClause],
  agreements: ['本保险跟随被保险人，不限定车辆；从事营运活动期间不受保障。'],
}

export function issueDriverAccident(deal: OtherDeal, drives: RiskOf<'driver-accident'>): NewPolicy {
  return issueOther(driverAccidentProduct, deal, {
    risk: { kind: 'driver-accident', ...drives },
    coverages: [
      coverageOf('YD1', '驾乘非营运机动车意外身故、伤残', { limit: 500_000, premium: 98 }),
      coverageOf('YD2', '乘坐公共汽车、轨道列车意外', { limit: 500_000, premium: 22 }),
      coverageOf('YD3', '乘坐民航客机意外', { limit: 2_000_000, premium: 16.4 }),
      coverageOf('YD4', '意外医疗', { limit: 30_000, deductible: '每次 100 元', premium: 53.6 }),
    ],
  })
}

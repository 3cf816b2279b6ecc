import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { cars } from '../cars.ts'
import { type Change, endorse } from '../endorse.ts'
import { people } from '../people.ts'
import { termStarting } from '../term.ts'
import { standardPackage } from './standard-package.ts'

/** A commercial policy with six endorsements, one of them with money back. */
export function oftenChanged(today: string): NewPolicy[] {
  const term = termStarting(daysAfter(today, -310))
  return standardPackage({ car: cars.changed, insured: people.changed, term }).map((policy) =>
    policy.productCode === 'DAA' ? endorse(policy, changes) : policy,
  )
}

const changes: readonly Change[] = [
  {
    day: 6,
    kind: '车辆信息变更',
    summary: '因更换发动机，发动机号变更，其他内容不变。',
    changes: [{ item: '发动机号', before: 'YF13T******', after: 'YF15T******' }],
  },
  {
    day: 30,
    kind: '联系方式变更',
    summary: '投保人的联系电话变更。',
    changes: [{ item: '联系电话', before: '136****4400', after: '134****1530' }],
  },
  {
    day: 95,
    kind: '使用性质变更',
    summary: '使用性质由家庭自用变更为预约出租，加收保险费 2,316.00 元。',
    changes: [{ item: '使用性质', before: '家庭自用', after: '预约出租' }],
    premiumChange: 2316,
  },
  {
    day: 160,
    kind: '使用性质变更',
    summary: '使用性质由预约出租恢复为家庭自用，退还保险费 1,304.55 元。',
    changes: [{ item: '使用性质', before: '预约出租', after: '家庭自用' }],
    premiumChange: -1304.55,
  },
  {
    day: 214,
    kind: '责任限额变更',
    summary: '第三者责任保险限额由 100 万元提高到 200 万元，加收保险费 75.80 元。',
    changes: [
      { item: '机动车第三者责任保险限额', before: '1,000,000.00 元', after: '2,000,000.00 元' },
    ],
    premiumChange: 75.8,
  },
  {
    day: 280,
    kind: '特别约定变更',
    summary: '增加特别约定一条，并更正投保人的通信地址。',
    changes: [
      { item: '特别约定', before: '两条', after: '三条' },
      { item: '通信地址', before: '广东省深圳市福田区', after: '广东省深圳市南山区' },
    ],
  },
]

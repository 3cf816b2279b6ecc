import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { endorse } from '../endorse.ts'
import { people } from '../people.ts'
import { issueGroupAccident } from '../products/group-accident.ts'
import { issuePublicLiability } from '../products/public-liability.ts'
import { termBefore, termEnding, termStarting } from '../term.ts'
import { joinedAfterDays, leftAfterDays, staffOf } from './staff.ts'

/** Companies that insure what they owe to others, and one of them its staff. */
export function businesses(today: string, staffCount: number): NewPolicy[] {
  return [staffPolicy(today, staffCount), ...works(today), ...teaHouse(today)]
}

function staffPolicy(today: string, staffCount: number): NewPolicy {
  const term = termStarting(daysAfter(today, -160))
  const policy = issueGroupAccident(
    { serial: 580_101, area: '1201', insured: people.works, term },
    { industry: '通用设备制造', contactName: '人力资源部' },
    staffOf(staffCount, term),
  )
  return endorse(policy, [
    {
      day: joinedAfterDays,
      kind: '增加被保险人',
      summary: '自批改生效日起，新入职的人员成为被保险人，明细以被保险人清单为准。',
      changes: [{ item: '被保险人清单', before: '批改前清单', after: '增加新入职人员' }],
      premiumChange: 1204.5,
    },
    {
      day: leftAfterDays,
      kind: '减少被保险人',
      summary: '自批改生效日起，离职的人员不再受保障，明细以被保险人清单为准。',
      changes: [{ item: '被保险人清单', before: '批改前清单', after: '减少离职人员' }],
      premiumChange: -861.2,
    },
  ])
}

function works(today: string): NewPolicy[] {
  const business = {
    business: '通用零部件的制造和展示',
    premises: '天津市云溪区工业大道 88 号厂区和展厅',
    areaSquareMetres: 12_600,
  }
  const current = {
    serial: 590_101,
    area: '1201',
    insured: people.works,
    term: termStarting(daysAfter(today, -140)),
  }
  return [
    issuePublicLiability(current, business),
    issuePublicLiability({ ...current, term: termBefore(current.term) }, business),
  ]
}

function teaHouse(today: string): NewPolicy[] {
  return [
    issuePublicLiability(
      {
        serial: 590_201,
        area: '3205',
        insured: people.teaHouse,
        term: termEnding(daysAfter(today, -8)),
      },
      {
        business: '茶饮和餐食',
        premises: '苏州市云溪区平桥街 27 号一层和庭院',
        areaSquareMetres: 180,
      },
    ),
  ]
}

import type { Coverage } from '../../domains/policies/store/policy.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { maskMobile } from '../../platform/mask/mask.ts'
import { cars } from '../cars.ts'
import { cover, services } from '../coverages.ts'
import { endorse } from '../endorse.ts'
import { issueAccident, issueCommercial, issueCompulsory } from '../issue.ts'
import { people } from '../people.ts'
import { termBefore, termEnding, termStarting } from '../term.ts'

/** The customer that every screen has something to show for. */
export function mainCustomer(today: string): NewPolicy[] {
  const holder = { car: cars.main, insured: people.main }
  const current = { ...holder, term: termStarting(daysAfter(today, -120)) }
  const previous = { ...holder, term: termBefore(current.term) }
  const raisedLimit = cover('B', { limit: 3_000_000, premium: 1198.4 + 168.3 })
  return [
    endorse(issueCommercial(current, withThirdParty(raisedLimit)), [
      {
        day: 21,
        kind: '联系方式变更',
        summary: '自批改生效日起，投保人和被保险人的联系电话变更，其他内容不变。',
        changes: [
          { item: '联系电话', before: '139****1234', after: maskMobile(people.main.mobile) },
        ],
      },
      {
        day: 63,
        kind: '责任限额变更',
        summary: '自批改生效日起，机动车第三者责任保险的责任限额提高，加收保险费 168.30 元。',
        changes: [
          { item: '机动车第三者责任保险限额', before: '2,000,000.00 元', after: '3,000,000.00 元' },
        ],
        premiumChange: 168.3,
      },
    ]),
    issueCompulsory(current, { premiumYuan: 712.5, taxYuan: 420 }),
    issueAccident({ ...holder, term: termStarting(daysAfter(today, 12)) }),
    issueCommercial(previous, withThirdParty(cover('B', { limit: 2_000_000, premium: 1264.8 }))),
    issueCompulsory(previous, { premiumYuan: 807.5, taxYuan: 420 }),
    issueAccident({ ...holder, term: termEnding(daysAfter(today, -30), 1) }),
  ]
}

function withThirdParty(thirdParty: Coverage): Coverage[] {
  return [
    cover('A', { limit: 128_600, premium: 1685.32 }),
    thirdParty,
    cover('D3', { limit: 100_000, premium: 38.5 }),
    cover('D4', { limit: 100_000, note: '每座限额，共 4 座', premium: 98.2 }),
    cover('L', { limit: 5_000, deductible: '每次 200 元', premium: 400 }),
    cover('W', { limit: 10_000, premium: 126.8 }),
    cover('Y1', { limit: 200_000, premium: 76 }),
    cover('H', { note: '适用于第三者责任保险', premium: 52.35 }),
    ...services,
  ]
}

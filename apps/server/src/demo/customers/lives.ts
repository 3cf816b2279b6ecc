import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { endorse } from '../endorse.ts'
import { people } from '../people.ts'
import { issueDriverAccident } from '../products/driver-accident.ts'
import { issuePersonalAccident } from '../products/personal-accident.ts'
import { termEnding, termStarting } from '../term.ts'

export function lives(today: string): NewPolicy[] {
  return [cancelledAccident(today), ...drivers(today)]
}

/** Given back after 90 days, so part of the premium was refunded. */
function cancelledAccident(today: string): NewPolicy {
  const policy = issuePersonalAccident(
    {
      serial: 520_277,
      area: '6101',
      insured: people.accidentCancelled,
      term: termStarting(daysAfter(today, -120)),
      cancelledOn: daysAfter(today, -30),
    },
    { occupation: '中学教师', occupationClass: 1, beneficiary: '父母各 50%' },
  )
  return endorse(policy, [
    {
      day: 90,
      kind: '退保',
      summary: '投保人申请解除保险合同，按日退还保险费。',
      changes: [{ item: '保险合同状态', before: '有效', after: '已解除' }],
      premiumChange: -(Math.round((policy.premiumFen * 275) / 365) / 100),
    },
  ])
}

/** A cover that belongs to no car: this year's, and the one before, which is not current any more. */
function drivers(today: string): NewPolicy[] {
  const at = { serial: 530_279, area: '3302', insured: people.driver }
  const drives = { licenceClass: 'A2', carUse: '非营运机动车', beneficiary: '配偶 100%' }
  return [
    issueDriverAccident({ ...at, term: termStarting(daysAfter(today, -41)) }, drives),
    issueDriverAccident({ ...at, term: termEnding(daysAfter(today, -60), 1) }, drives),
  ]
}

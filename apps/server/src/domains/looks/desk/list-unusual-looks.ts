import type { listUnusualLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type UnusualRule, unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { secondInChina } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import { type CountedLooks, countLooks } from '../store/unusual-looks.ts'
import { momentsOf } from './looks-shown.ts'

const order = Object.keys(unusualRules)

export function answerListUnusualLooks(services: Services): DeskHandler<typeof listUnusualLooks> {
  return async (period, { trace }) => {
    const moments = momentsOf(period)
    await trace({ event: 'staff-looks-read', outcome: 'unusual' })
    const unusual = (await countLooks(services, moments)).filter(
      ({ rule, count }) => count >= unusualRules[rule].from,
    )
    const names = await staffNames(
      services,
      unusual.map(({ staffId }) => staffId),
    )
    return {
      findings: unusual
        .toSorted((one, other) => graveFirst(one.rule, other.rule) || laterFirst(one, other))
        .map(({ firstAt, lastAt, ...finding }) => ({
          ...finding,
          staffName: names.get(finding.staffId) ?? '已离职',
          firstAt: secondInChina(firstAt),
          lastAt: secondInChina(lastAt),
        })),
    }
  }
}

function graveFirst(one: UnusualRule, other: UnusualRule): number {
  return order.indexOf(one) - order.indexOf(other)
}

function laterFirst(one: CountedLooks, other: CountedLooks): number {
  return other.lastAt.getTime() - one.lastAt.getTime() || (one.staffId < other.staffId ? -1 : 1)
}

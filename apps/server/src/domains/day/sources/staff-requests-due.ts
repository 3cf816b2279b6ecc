import { secondsAfter } from '../../../platform/clock/clock.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import {
  listStaffRequests,
  requestLapsesSeconds,
} from '../../../platform/staff/staff-request.repository.ts'
import { mayConfirm } from '../../staff/desk/who-decides.ts'
import type { DayServices } from '../day-services.ts'
import { byMoment } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Changes of rights that wait for whoever asks: none of their own, none about themselves. */
export const staffRequestsDue: DaySource = {
  kind: 'staff-request',
  isOwn: true,
  async count(services, asked) {
    return { total: (await awaited(services, asked)).length, late: 0 }
  },
  async list(services, { limit, ...asked }) {
    const found = await awaited(services, asked)
    return found.slice(0, limit).map(({ target, request }) => ({
      kind: 'staff-request',
      id: target.id,
      what: words[request.change.kind],
      about: target.name,
      number: target.account,
      ...byMoment(secondsAfter(request.requestedAt, requestLapsesSeconds)),
    }))
  },
}

const words = {
  roles: '确认改角色',
  branch: '确认改机构和组',
  disable: '确认停用主管',
  enable: '确认恢复主管',
  reset: '确认重置登录',
} as const

async function awaited(services: DayServices, { staff }: Pick<DayAsked, 'staff'>) {
  const [records, requests] = await Promise.all([
    listStaffRecords(services),
    listStaffRequests(services),
  ])
  const self = records.find(({ id }) => id === staff.id)
  if (self === undefined) return []
  return records
    .flatMap((target) => {
      const request = requests.get(target.id)
      const asker = records.find(({ id }) => id === request?.requestedBy)
      if (request === undefined || asker === undefined) return []
      const asking = { ...asker, openedThen: request.openedBy }
      return mayConfirm(self, target, asking) ? { target, request } : []
    })
    .toSorted(
      (one, other) => one.request.requestedAt.getTime() - other.request.requestedAt.getTime(),
    )
}

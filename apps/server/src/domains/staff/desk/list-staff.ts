import type { listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import { listStaffRequests } from '../../../platform/staff/staff-request.repository.ts'
import type { Services } from '../../services.ts'
import { memberOf } from './member-of.ts'

export function answerListStaff(services: Services): DeskHandler<typeof listStaff> {
  return async (_request, { trace }) => {
    const [records, requests] = await Promise.all([
      listStaffRecords(services),
      listStaffRequests(services),
    ])
    await trace({ event: 'staff-listed', outcome: `${records.length}` })
    const names = new Map(records.map(({ id, name }) => [id, name]))
    return { staff: records.map((each) => memberOf(each, requests.get(each.id), names)) }
  }
}

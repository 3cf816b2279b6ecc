import type { listStaff } from '@ecenter/contract/staff/desk/list-staff.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../records/staff/staff.repository.ts'
import { memberOf } from './member-of.ts'

export function answerListStaff(parts: Parts): DeskHandler<typeof listStaff> {
  return async (_request, { trace }) => {
    const records = await listStaffRecords(parts)
    await trace({ event: 'staff-listed', outcome: `${records.length}` })
    return { staff: records.map(memberOf) }
  }
}

import type { listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import { listStaffRequests } from '../../../platform/staff/staff-request.repository.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import type { StaffServices } from '../staff-services.ts'
import { memberOf } from './member-of.ts'
import { isKeptBy } from './who-decides.ts'

export function answerListStaff(services: StaffServices): DeskHandler<typeof listStaff> {
  return async (_request, { staff, trace }) => {
    const [records, requests, branches] = await Promise.all([
      listStaffRecords(services),
      listStaffRequests(services),
      readBranchNames(services),
    ])
    const kept = records.filter((one) => isKeptBy(staff, one))
    await trace({ event: 'staff-listed', outcome: `${kept.length}` })
    const names = new Map(records.map(({ id, name }) => [id, name]))
    return {
      staff: kept.map((each) =>
        memberOf(each, { request: requests.get(each.id), names, branches }),
      ),
      branches: [...branches]
        .map(([code, name]) => ({ code, name }))
        .filter(({ code }) => isKeptBy(staff, { branch: code })),
      hasHeadOffice: staff.branch === undefined,
    }
  }
}

import type { ReportQuestion } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { ListServices } from '../../list-services.ts'

export interface NarrowedQuestion extends ReportQuestion {
  /** Of these members of staff alone. */
  readonly staffIds?: readonly string[] | undefined
  /** Of complaints: staff of a branch are told of no other. */
  readonly within?: Within
}

/**
 * What of a report whoever asks may read: staff of a branch read what its staff did and the complaints about it.
 * Figures that know no branch are the head office's; they are refused, not told as none.
 */
export async function reportFor(
  services: Pick<ListServices, 'db' | 'keys'>,
  { branch, within }: Pick<Staff, 'branch' | 'within'>,
  question: ReportQuestion,
): Promise<NarrowedQuestion> {
  const { report, team } = question
  if (report === 'complaints' && branch !== undefined) {
    return { ...question, within }
  }
  if (branch === undefined && team === undefined) return question
  if (report !== 'service') {
    throw fieldRefused(
      team === undefined ? 'report' : 'team',
      team === undefined ? '这份报表不分机构，只有总部能看' : '只有客服报表可以按组看',
    )
  }
  const staff = await listStaffRecords(services)
  const staffIds = staff
    .filter((one) => branch === undefined || one.branch === branch)
    .filter((one) => team === undefined || one.team === team)
    .map(({ id }) => id)
  return { ...question, staffIds }
}

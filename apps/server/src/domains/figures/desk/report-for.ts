import type { Report, ReportQuestion } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import type { FiguresServices } from '../figures-services.ts'

export interface NarrowedQuestion extends ReportQuestion {
  /** Of these members of staff alone. */
  readonly staffIds?: readonly string[] | undefined
  /** Of complaints and claims: staff of a branch are told of no other. */
  readonly within?: Within
  /** Of conversations: what whoever asks may narrow them down to; complaints and claims know their own branches. */
  readonly choices?: Pick<Report, 'branches' | 'teams'>
}

/**
 * What of a report whoever asks may read: staff of a branch read what its staff did, and its complaints and claims.
 * Figures that know no branch are the head office's; they are refused, not told as none.
 */
export async function reportFor(
  services: FiguresServices,
  { branch, within }: Pick<Staff, 'branch' | 'within'>,
  question: ReportQuestion,
): Promise<NarrowedQuestion> {
  const { report, team, branch: chosen } = question
  if (report === 'service') return serviceFor(services, branch, question)
  if (team !== undefined) throw fieldRefused('team', '只有客服报表可以按组看')
  if (report === 'complaints' || report === 'claims') {
    return branch === undefined ? question : { ...question, within }
  }
  if (chosen !== undefined) throw fieldRefused('branch', '这份报表不分机构')
  if (branch !== undefined) throw fieldRefused('report', '这份报表不分机构，只有总部能看')
  return question
}

/** Conversations know who served, and they their branch and team. */
async function serviceFor(
  services: FiguresServices,
  own: string | undefined,
  { branch: chosen, ...question }: ReportQuestion,
): Promise<NarrowedQuestion> {
  const all = await listStaffRecords(services)
  const visible = all.filter(({ branch }) => own === undefined || branch === own)
  const choices = await choicesOf(services, visible, { branch: chosen, team: question.team })
  if (own === undefined && chosen === undefined && question.team === undefined) {
    return { ...question, choices }
  }
  const staffIds = visible
    .filter(({ branch }) => chosen === undefined || branch === chosen)
    .filter(({ team }) => question.team === undefined || team === question.team)
    .map(({ id }) => id)
  return { ...question, staffIds, choices }
}

/** Teams of the branch that is chosen; what is chosen stays among them. */
async function choicesOf(
  services: FiguresServices,
  staff: readonly StaffRecord[],
  chosen: Pick<ReportQuestion, 'branch' | 'team'>,
): Promise<Pick<Report, 'branches' | 'teams'>> {
  const names = await readBranchNames(services)
  const codes = [...staff.map(({ branch }) => branch), chosen.branch]
  const teams = staff
    .filter(({ branch }) => chosen.branch === undefined || branch === chosen.branch)
    .map(({ team }) => team)
  return {
    branches: distinct(codes).map((code) => ({ code, name: names.get(code) ?? code })),
    teams: distinct([...teams, chosen.team]),
  }
}

function distinct(words: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(words.flatMap((word) => (word === undefined || word === '' ? [] : [word]))),
  ].toSorted((one, other) => one.localeCompare(other, 'zh-CN'))
}

import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Result } from '@ecenter/client/result.ts'
import { giveCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { giveChatTo } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { GivableKind, TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { failureText } from '../../client/failures.ts'
import { send } from '../../client/send.ts'
import { dayKinds } from '../day/day-kinds.ts'

/** What came of one of them: why it was not given, where it was not. */
export interface Given {
  readonly row: TeamRow
  /** The name of whom it was meant for. */
  readonly to: string
  readonly whyNot?: string
}

/** What names a row among all that are listed. */
export function keyOfRow({ kind, id }: Pick<TeamRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** What it is called: 申诉 TS…3440. */
export function nameOfRow({ kind, number, masked, what }: TeamRow): string {
  const called = number ?? masked ?? what
  const { name } = dayKinds[kind]
  return called.startsWith(name) ? called : `${name} ${called}`
}

/** The same with whom it is about, where its number does not say so: 申诉 TS…3440 王**. */
export function nameWithWhom(row: TeamRow): string {
  return [nameOfRow(row), row.number && row.masked].filter(Boolean).join(' ')
}

/** Why a colleague cannot be given it now; undefined where they can. The service judges it once more. */
export function whyNotTo(row: TeamRow, member: TeamMember): string | undefined {
  const { kind, whyNotGiven, owner } = row
  if (whyNotGiven !== undefined) return whyNotGiven
  if (owner?.staffId === member.staffId) return '已经由这位同事办理'
  if (!member.kinds.some((each) => each === kind))
    return `这位同事没有办${dayKinds[kind].name}的权限`
  if (kind !== 'chat') return undefined
  if (member.isSelf) return '自己接待请打开会话，按“接管”或“接入”'
  switch (member.staffing?.taking) {
    case 'may':
      return undefined
    case 'full':
      return '手上的会话已满'
    case 'away':
      return '现在不接新会话'
    default:
      return '现在不在线'
  }
}

/** How many more conversations somebody can take now. */
export function freePlaces({ staffing }: TeamMember): number {
  return staffing?.taking === 'may' ? staffing.atMost - staffing.open : 0
}

/** Who can take the most of it in front; of them who has the most free places, and then the fewest cases. */
export function bestFirst(rows: readonly TeamRow[], team: readonly TeamMember[]): TeamMember[] {
  const fitting = (member: TeamMember) =>
    rows.filter((row) => whyNotTo(row, member) === undefined).length
  const places = (member: TeamMember) =>
    rows.some(({ kind }) => kind === 'chat') ? freePlaces(member) : 0
  return team.toSorted(
    (one, other) =>
      fitting(other) - fitting(one) || places(other) - places(one) || one.cases - other.cases,
  )
}

/** Gives one after the other, each by the call of its kind: one that fails keeps none of the others. */
export async function giveEach(
  rows: readonly TeamRow[],
  { staffId, name }: TeamMember,
): Promise<Given[]> {
  const given: Given[] = []
  for (const row of rows) {
    const whyNot = row.whyNotGiven ?? (await failureOf(row, staffId))
    given.push({ row, to: name, ...(whyNot !== undefined && { whyNot }) })
  }
  return given
}

async function failureOf(row: TeamRow, staffId: string): Promise<string | undefined> {
  const result = await acts[row.kind as GivableKind](row, staffId)
  return result.kind === 'answered' ? undefined : failureText(result)
}

/** Each says how it was seen, so that what somebody else has taken since stays with them. */
const acts: Readonly<
  Record<GivableKind, (row: TeamRow, staffId: string) => Promise<Result<unknown>>>
> = {
  chat: ({ id: chatId, owner }, staffId) =>
    send(giveChatTo, { chatId, staffId, hadBy: owner?.staffId ?? 'nobody' }, newRequestId()),
  case: ({ id: caseId, version = 0 }, staffId) =>
    send(giveCase, { caseId, version, staffId }, newRequestId()),
}

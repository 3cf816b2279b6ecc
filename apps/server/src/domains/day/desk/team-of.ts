import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import type { GivableKind, TeamMember } from '@ecenter/contract/day/desk/team-day.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Permission } from '@ecenter/contract/desk/permissions.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import { readWithin } from '../../../platform/staff/within-branch.ts'
import { staffingOf, takingOf } from '../../customer-service/rules/staffing.ts'
import type { Agent } from '../../customer-service/store/agent.repository.ts'
import type { DayServices } from '../day-services.ts'
import type { OwnedByKind, OwnedCount } from '../sources/owned-source.ts'
import type { TodaysChats } from './team-figures.ts'

/** Who may be given what. */
const takers: Readonly<Record<GivableKind, Permission>> = {
  chat: 'answer-chats',
  case: 'handle-cases',
}
const givable = Object.keys(takers) as GivableKind[]

interface Asked {
  readonly staff: Pick<Staff, 'id' | 'within'>
  readonly agents: readonly Agent[]
  readonly owned: OwnedByKind
  readonly chats: TodaysChats
  /** How many each of them has noted today. */
  readonly calls: ReadonlyMap<string, number>
}

/**
 * Who can be given something, who is here in front; to whoever watches over a branch, its own staff alone. Whether
 * one of them may have a thing judges the call that gives it.
 */
export async function teamOf(
  services: DayServices,
  { staff, agents, owned, chats, calls }: Asked,
): Promise<TeamMember[]> {
  const [records, within] = await Promise.all([listStaffRecords(services), readWithin(services)])
  const agentOf = new Map(agents.map((agent) => [agent.staffId, agent]))
  const members = records
    .filter(({ id, state }) => state === 'active' && isOfBranch(within.get(id)))
    .map(({ id, name, roles }): TeamMember => {
      const agent = agentOf.get(id)
      const { settings } = services
      const mayChat = agent !== undefined && isAllowed(takers.chat, roles)
      return {
        staffId: id,
        name,
        number: agent?.number,
        isSelf: id === staff.id,
        kinds: givable.filter((kind) => isAllowed(takers[kind], roles)),
        staffing: mayChat ? staffingOf(settings, agent, takingOf(settings, agent)) : undefined,
        cases: countOf('case', id),
        leads: countOf('lead', id),
        late: [...owned.values()].flat().reduce(lateOf(id), 0),
        calls: calls.get(id) ?? 0,
        chats: mayChat ? chats.valueOf('taken', id) : undefined,
        firstMedian: mayChat ? chats.valueOf('firstMedian', id) : undefined,
      }
    })
  return members.filter(({ kinds }) => kinds.length > 0).toSorted(whoIsHere)

  function isOfBranch(theirs: string | undefined): boolean {
    return staff.within === undefined || (theirs?.startsWith(staff.within) ?? false)
  }

  function countOf(kind: DayKind, id: string): number {
    return owned.get(kind)?.find(({ ownerId }) => ownerId === id)?.total ?? 0
  }
}

function lateOf(id: string) {
  return (sum: number, { ownerId, late }: OwnedCount) => (ownerId === id ? sum + late : sum)
}

/** Who takes customers, the most free places in front, who is here and takes none, and all others by name. */
function whoIsHere(one: TeamMember, other: TeamMember): number {
  return (
    rankOf(one) - rankOf(other) ||
    freeOf(other) - freeOf(one) ||
    one.name.localeCompare(other.name, 'zh')
  )
}

function rankOf({ staffing }: TeamMember): number {
  if (staffing === undefined) return 2
  return { may: 0, full: 1, away: 1, gone: 3 }[staffing.taking]
}

function freeOf({ staffing }: TeamMember): number {
  return staffing?.taking === 'may' ? staffing.atMost - staffing.open : 0
}

import type { Colleague } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../../platform/staff/staff.repository.ts'
import type { Services } from '../../../services.ts'
import { staffingOf, takingOf } from '../../rules/staffing.ts'
import { listAgents } from '../../store/agent.repository.ts'
import { isGone, needRoomOf } from './room-for-one.ts'

/** Who else is at the desk and talks to customers. */
export async function colleaguesOf(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>,
  { id }: Pick<Staff, 'id'>,
): Promise<Colleague[]> {
  const [agents, staff] = await Promise.all([
    listAgents(services, services.clock.now()),
    listStaffRecords(services),
  ])
  const able = new Map(
    staff
      .filter(({ state, roles }) => state === 'active' && isAllowed('answer-chats', roles))
      .map((member) => [member.id, member.name]),
  )
  return agents.flatMap((agent) => {
    const { staffId, number, isAtDesk } = agent
    const name = able.get(staffId)
    if (name === undefined || !isAtDesk || staffId === id) return []
    const taking = takingOf(services.settings, agent)
    return [{ staffId, name, number, ...staffingOf(services.settings, agent, taking) }]
  })
}

/** One of them, who can be named to customers; throws at `staffId` where they are not there. */
export async function colleagueToGive(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>,
  staff: Pick<Staff, 'id'>,
  staffId: string,
): Promise<Pick<Staff, 'id' | 'name'>> {
  const colleagues = await colleaguesOf(services, staff)
  const found = colleagues.find((each) => each.staffId === staffId)
  if (found === undefined) throw isGone()
  await needRoomOf(services, staffId)
  return { id: staffId, name: found.name }
}

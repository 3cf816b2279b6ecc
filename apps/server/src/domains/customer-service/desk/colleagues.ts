import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import { listAgents } from '../store/agent.repository.ts'

interface Colleague {
  readonly staffId: string
  readonly name: string
  readonly number: string
}

/** Who else is at the desk and talks to customers. */
export async function colleaguesOf(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  { id }: Pick<Staff, 'id'>,
): Promise<Colleague[]> {
  const [agents, staff] = await Promise.all([
    listAgents(services, services.clock.now()),
    listStaffRecords(services),
  ])
  const able = new Map(
    staff
      .filter(({ state, roles }) => state === 'active' && isAllowed(['agent'], roles))
      .map((member) => [member.id, member.name]),
  )
  return agents.flatMap(({ staffId, number, isAtDesk }) => {
    const name = able.get(staffId)
    return name !== undefined && isAtDesk && staffId !== id ? [{ staffId, name, number }] : []
  })
}

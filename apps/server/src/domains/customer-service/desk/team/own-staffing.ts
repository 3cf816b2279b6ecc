import type { Staffing } from '@ecenter/contract/customer-service/desk/staffing.ts'
import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import type { Services } from '../../../services.ts'
import { newAgent, ownTakingOf, staffingOf } from '../../rules/staffing.ts'
import { readAgent } from '../../store/agent.repository.ts'

/** How who asks works now. */
export async function ownStaffing(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id }: Pick<Staff, 'id'>,
): Promise<Staffing> {
  const agent = (await readAgent(services, id, services.clock.now())) ?? newAgent
  return staffingOf(services.settings, agent, ownTakingOf(services.settings, agent))
}

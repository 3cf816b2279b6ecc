import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { agentNumber } from '../store/agent.repository.ts'

/** How a member of staff is known to customers. */
export interface AgentOnChat {
  readonly staffId: string
  /** 小林: nobody's full name is given away. */
  readonly agentName: string
  readonly agentNumber: string
}

export async function agentOnChat(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, name }: Pick<Staff, 'id' | 'name'>,
): Promise<AgentOnChat> {
  return {
    staffId: id,
    agentName: shortNameOf(name),
    agentNumber: await agentNumber({ db }, id, clock.now()),
  }
}

function shortNameOf(name: string): string {
  return `小${[...name][0] ?? '客'}`
}

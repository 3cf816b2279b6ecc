import { availabilityNames } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../../platform/calls/failure.ts'
import type { Services } from '../../../services.ts'
import { ownTakingOf, takingOf } from '../../rules/staffing.ts'
import { type Agent, lockAgent } from '../../store/agent.repository.ts'

/** `db` is the transaction, which counts what they have until its end. */
type RoomServices = Pick<Services, 'db' | 'clock' | 'settings'>

/** Throws where who asks takes nobody, or has as many as anybody has. */
export async function needOwnRoom(services: RoomServices, staffId: string): Promise<void> {
  const agent = await lockAgent(services, staffId, services.clock.now())
  const taking = ownTakingOf(services.settings, agent)
  if (agent === undefined || taking === 'may') return
  const message =
    taking === 'full'
      ? `您手上已有 ${agent.open} 个会话，请先结束或转出一个，再接入。`
      : `您现在是“${nameOf(agent)}”，请先改为“在线”，再接入。`
  throw stateChanged(message)
}

/** Throws at `staffId` where a colleague cannot be given one more: they may have gone in this moment. */
export async function needRoomOf(services: RoomServices, staffId: string): Promise<void> {
  const agent = await lockAgent(services, staffId, services.clock.now())
  const taking = takingOf(services.settings, agent)
  if (taking === 'may') return
  if (agent === undefined || taking === 'gone') throw isGone()
  const why =
    taking === 'full' ? `手上已有 ${agent.open} 个会话` : `现在是“${nameOf(agent)}”，不接新会话`
  throw fieldRefused('staffId', `这位同事${why}，请另选一位。`)
}

export function isGone(): Failure {
  return fieldRefused('staffId', '这位同事现在不在线，请另选一位。')
}

function nameOf({ availability }: Pick<Agent, 'availability'>): string {
  return availabilityNames[availability]
}

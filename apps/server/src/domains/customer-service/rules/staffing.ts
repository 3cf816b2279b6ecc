import type { Staffing, Taking } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Agent } from '../store/agent.repository.ts'

type Thresholds = Pick<Settings, 'chatsAtOnce' | 'awayMinutes'>
type Working = Pick<Agent, 'isAtDesk' | 'availability' | 'availableSince' | 'open'>

/** Whether somebody can be given one more customer. */
export function takingOf({ chatsAtOnce }: Thresholds, agent: Working | undefined): Taking {
  if (agent === undefined || !agent.isAtDesk) return 'gone'
  if (agent.availability !== 'online') return 'away'
  return agent.open >= chatsAtOnce ? 'full' : 'may'
}

/** The same for who takes one: they are here, whatever was heard of their desk. */
export function ownTakingOf(thresholds: Thresholds, agent: Working | undefined): Taking {
  return agent === undefined ? 'may' : takingOf(thresholds, { ...agent, isAtDesk: true })
}

/** How somebody works now, as they and their colleagues read it. */
export function staffingOf(thresholds: Thresholds, agent: Working, taking: Taking): Staffing {
  const { availability, availableSince, open } = agent
  const since = availability === 'online' ? undefined : availableSince
  return {
    availability,
    awaySince: since?.toISOString(),
    awayLongAfter: since && secondsAfter(since, thresholds.awayMinutes * 60).toISOString(),
    taking,
    open,
    atMost: thresholds.chatsAtOnce,
  }
}

/** Who was never at this page takes customers, and has none. */
export const newAgent: Working = {
  isAtDesk: true,
  availability: 'online',
  availableSince: undefined,
  open: 0,
}

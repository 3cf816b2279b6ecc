import type { Miss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import type { RobotMiss } from '../../store/robot-miss.repository.ts'

/** A miss as the desk shows it. */
export function missOf({ lastAt, ...miss }: RobotMiss): Miss {
  return { ...miss, lastAt: minuteInChina(lastAt) }
}

import { dayInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import type { DayAsked } from '../sources/day-source.ts'

/** Who asks, at this moment. */
export function dayAsked({ clock }: Pick<Services, 'clock'>, staff: DayAsked['staff']): DayAsked {
  const now = clock.now()
  return { staff, now, today: dayInChina(now) }
}

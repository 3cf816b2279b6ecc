import { dayInChina, daysAfter, secondsAfter, startOfDay } from '../../platform/clock/clock.ts'
import type { Services } from '../services.ts'
import { keepFindings } from './store/look-finding.repository.ts'

/** So often the trail is read for it; whoever opens the page reads it at once. */
const everyMinutes = 10

/** Of today and yesterday, by whichever process counts. */
export async function keepFindingsByDay(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>,
): Promise<void> {
  const now = services.clock.now()
  if (now.getUTCMinutes() % everyMinutes !== 0) return
  const from = startOfDay(daysAfter(dayInChina(now), -1))
  await keepFindings(services, { from, until: secondsAfter(now, 1) })
}

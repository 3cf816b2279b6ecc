import type { Clock } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { Db } from '../../../platform/database/database.ts'

/** The first day of which findings are kept still. */
export function findingsSince(clock: Pick<Clock, 'today'>, keptDays: number): string {
  return daysAfter(clock.today(), -keptDays)
}

/** Removes findings of so long ago, settled or not: what was done about them stays in the trail. */
export async function purgeFindings(
  db: Db,
  clock: Pick<Clock, 'today'>,
  keptDays: number,
): Promise<void> {
  await db.deleteFrom('look_finding').where('day', '<', findingsSince(clock, keptDays)).execute()
}

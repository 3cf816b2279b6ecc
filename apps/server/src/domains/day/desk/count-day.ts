import { type DayCounts, type DayKind, dayKindsOf } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import type { DayServices } from '../day-services.ts'
import { sourcesOf } from '../sources/all-sources.ts'
import type { DayAsked, DayCount, DaySource } from '../sources/day-source.ts'

/** A statement a kind. */
export async function dayCountsOf(
  services: DayServices,
  staff: Pick<Staff, 'id' | 'roles' | 'openedBy' | 'branch' | 'within'>,
  wanted: readonly DayKind[] = dayKindsOf(staff.roles),
  countOf: (source: DaySource, asked: DayAsked) => Promise<DayCount> = ({ count }, asked) =>
    count(services, asked),
): Promise<DayCounts> {
  const asked = dayAsked(services, staff)
  const kinds = await Promise.all(
    sourcesOf(staff)
      .filter(({ kind }) => wanted.includes(kind))
      .map(async (source) => ({
        kind: source.kind,
        ...(await countOf(source, asked)),
        given: await source.given?.(services, asked),
      })),
  )
  return { kinds, at: asked.now.toISOString() }
}

export function dayAsked({ clock }: Pick<Services, 'clock'>, staff: DayAsked['staff']): DayAsked {
  const now = clock.now()
  return { staff, now, today: dayInChina(now) }
}

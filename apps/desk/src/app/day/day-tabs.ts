import type { DayCounts, DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { dayKinds } from './day-kinds.ts'

/** Which kind of what is due is looked at. */
export type ChosenKind = DayKind | 'all'

/** All of it, and each kind of which there is something, or that is looked at. */
export function tabsOf({ kinds }: Pick<DayCounts, 'kinds'>, chosen: ChosenKind) {
  return [
    {
      name: 'all' as ChosenKind,
      title: '全部',
      count: kinds.reduce((sum, { total }) => sum + total, 0),
    },
    ...kinds
      .filter(({ total, kind }) => total > 0 || kind === chosen)
      .map(({ total, kind }) => ({ name: kind, title: dayKinds[kind].name, count: total })),
  ]
}

import type { DayKind, DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { AlarmClock, Clock } from 'lucide'
import styles from './DueCells.module.css'
import { dayKinds } from './day-kinds.ts'
import { type DayClock, dueGroupOf, dueText } from './due-text.ts'

interface DueClockProps {
  readonly row: Pick<DayRow, 'dueAt' | 'dueOn'>
  readonly clock: DayClock
}

/** How near the deadline is: 超 4 分, 剩 26 分. */
export function DueClock({ row, clock }: DueClockProps) {
  const group = dueGroupOf(row, clock)
  return (
    <span className={classNames(styles.clock, styles[group])}>
      <Icon of={group === 'late' ? AlarmClock : Clock} size="s" />
      {dueText(row, clock)}
    </span>
  )
}

/** An icon and a word: 会话. */
export function KindWord({ kind }: { readonly kind: DayKind }) {
  const { name, icon } = dayKinds[kind]
  return (
    <span className={styles.kind}>
      <Icon of={icon} size="s" />
      {name}
    </span>
  )
}

import type { DayRow } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { AlarmClock, Clock } from 'lucide'
import styles from './DayList.module.css'
import { dayKinds, hrefOfRow } from './day-kinds.ts'
import { type DueGroup, dueGroupOf, dueText } from './due-text.ts'

interface DayListProps {
  readonly rows: readonly DayRow[]
  readonly now: number
}

const groupNames: Readonly<Record<DueGroup, string>> = {
  late: '已超时',
  soon: '30 分钟内',
  today: '今天',
  later: '明天及以后',
}

/** What is due, what is late in front; the rows stand in groups by how near their deadline is. */
export function DayList({ rows, now }: DayListProps) {
  const groups = Object.keys(groupNames) as DueGroup[]
  return groups.map((group) => {
    const own = rows.filter((row) => dueGroupOf(row, now) === group)
    if (own.length === 0) return null
    const name = groupNames[group]
    return (
      <section key={group} aria-label={name}>
        <h2 className={classNames(styles.group, group === 'late' && styles.lateGroup)}>{name}</h2>
        <ul className={styles.rows}>
          {own.map((row) => (
            <DayItem key={`${row.kind} ${row.id}`} {...{ row, group, now }} />
          ))}
        </ul>
      </section>
    )
  })
}

interface DayItemProps {
  readonly row: DayRow
  readonly group: DueGroup
  readonly now: number
}

/** The whole row is one way to where it is handled. */
function DayItem({ row, group, now }: DayItemProps) {
  const { name, icon } = dayKinds[row.kind]
  return (
    <li>
      <a data-row className={styles.row} href={hrefOfRow(row)}>
        <span className={classNames(styles.clock, styles[group])}>
          <Icon of={group === 'late' ? AlarmClock : Clock} size="s" />
          {dueText(row, now)}
        </span>
        <span className={styles.kind}>
          <Icon of={icon} size="s" />
          {name}
        </span>
        <span className={styles.what}>
          <b>{row.what}</b>
          {row.about !== undefined && <span>{row.about}</span>}
        </span>
        <span>{row.masked}</span>
        <span className={classNames(styles.number, 'num')}>{row.number}</span>
      </a>
    </li>
  )
}

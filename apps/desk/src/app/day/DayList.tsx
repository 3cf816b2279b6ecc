import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './DayList.module.css'
import { DueClock, KindWord } from './DueCells.tsx'
import { hrefOfRow } from './day-kinds.ts'
import { type DayClock, type DueGroup, dueGroupOf } from './due-text.ts'

interface DayListProps {
  readonly rows: readonly DayRow[]
  readonly clock: DayClock
}

const dueGroups: readonly DueGroup[] = ['late', 'soon', 'today', 'later']

export function groupNameOf(group: DueGroup, { soonMinutes }: DayClock): string {
  return { late: '已超时', soon: `${soonMinutes} 分钟内`, today: '今天', later: '明天及以后' }[
    group
  ]
}

/** What is due, what is late in front; the rows stand in groups by how near their deadline is. */
export function DayList({ rows, clock }: DayListProps) {
  return dueGroups.map((group) => {
    const own = rows.filter((row) => dueGroupOf(row, clock) === group)
    if (own.length === 0) return null
    const name = groupNameOf(group, clock)
    return (
      <section key={group} aria-label={name}>
        <h2 className={classNames(styles.group, group === 'late' && styles.lateGroup)}>{name}</h2>
        <ul className={styles.rows}>
          {own.map((row) => (
            <DayItem key={`${row.kind} ${row.id}`} {...{ row, clock }} />
          ))}
        </ul>
      </section>
    )
  })
}

interface DayItemProps {
  readonly row: DayRow
  readonly clock: DayClock
}

/** The whole row is one way to where it is handled. */
function DayItem({ row, clock }: DayItemProps) {
  return (
    <li>
      <a data-row className={styles.row} href={hrefOfRow(row)}>
        <DueClock {...{ row, clock }} />
        <KindWord kind={row.kind} />
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

import type { TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import listStyles from '../day/DayList.module.css'
import { groupNameOf } from '../day/DayList.tsx'
import { DueClock, KindWord } from '../day/DueCells.tsx'
import { hrefOfRow } from '../day/day-kinds.ts'
import { type DayClock, dueGroupOf } from '../day/due-text.ts'
import { keyOfRow, nameOfRow } from './giving.ts'
import { memberName } from './member-words.ts'
import styles from './TeamList.module.css'

interface TeamListProps {
  readonly rows: readonly TeamRow[]
  readonly clock: DayClock
  readonly marked: ReadonlySet<string>
  readonly onMark: (row: TeamRow) => void
  /** What is drawn over the page; nothing once it was let go. */
  readonly onDrag: (row: TeamRow | undefined) => void
}

const groups = ['nobody', 'late', 'soon', 'today', 'later'] as const

/** What nobody has in front, then by how near the deadline is; each row says whose it is. */
export function TeamList({ rows, clock, ...rest }: TeamListProps) {
  return groups.map((group) => {
    const own = rows.filter((row) => groupOf(row, clock) === group)
    if (own.length === 0) return null
    const name = group === 'nobody' ? '没有人办' : groupNameOf(group, clock)
    const isPressing = group === 'nobody' || group === 'late'
    return (
      <section key={group} aria-label={name}>
        <h2 className={classNames(listStyles.group, isPressing && listStyles.lateGroup)}>{name}</h2>
        <ul className={listStyles.rows}>
          {own.map((row) => (
            <TeamItem key={keyOfRow(row)} {...{ row, clock }} {...rest} />
          ))}
        </ul>
      </section>
    )
  })
}

function groupOf(row: TeamRow, clock: DayClock): (typeof groups)[number] {
  return row.isUnowned ? 'nobody' : dueGroupOf(row, clock)
}

interface TeamItemProps extends Omit<TeamListProps, 'rows'> {
  readonly row: TeamRow
}

function TeamItem({ row, clock, marked, onMark, onDrag }: TeamItemProps) {
  const key = keyOfRow(row)
  const { whyNotGiven } = row
  return (
    <li
      className={classNames(styles.item, marked.has(key) && styles.marked)}
      data-team-row={key}
      draggable={whyNotGiven === undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', nameOfRow(row))
        onDrag(row)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <input
        type="checkbox"
        aria-label={`选中 ${nameOfRow(row)}`}
        title={whyNotGiven}
        disabled={whyNotGiven !== undefined}
        checked={marked.has(key)}
        onChange={() => onMark(row)}
      />
      <a data-row draggable={false} className={styles.row} href={hrefOfRow(row)}>
        <DueClock {...{ row, clock }} />
        <KindWord kind={row.kind} />
        <span className={listStyles.what}>
          <b>{row.what}</b>
          <span>{[row.about, row.masked, row.number].filter(Boolean).join(' ')}</span>
        </span>
        <OwnerOf row={row} />
      </a>
    </li>
  )
}

/** Whose it is; what is shared says so, and why it is not given. */
function OwnerOf({ row: { owner, isUnowned, whyNotGiven } }: { readonly row: TeamRow }) {
  if (owner !== undefined) return <span className={styles.owner}>{memberName(owner)}</span>
  if (isUnowned) return <b className={styles.nobody}>没有人</b>
  return (
    <span className={styles.shared} title={whyNotGiven}>
      共同办理
    </span>
  )
}

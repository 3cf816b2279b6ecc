import type { AccessEntry } from '@ecenter/contract/person/access.ts'
import { Headset, type IconNode, IdCard, Link, Phone, Smartphone, UsersRound } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import styles from '../Log.module.css'
import { Log, LogRow } from '../LogRow.tsx'
import { type AccessDay, accessDays, type Look, lookerOf, placeOf } from './access-days.ts'
import { Reported } from './Reported.tsx'

const icons: Readonly<Record<AccessEntry['by'], IconNode>> = {
  self: Smartphone,
  part: Phone,
  family: UsersRound,
  facts: IdCard,
  link: Link,
  staff: Headset,
}

/** Days that show at once; the ones before lie folded below. */
const shownDays = 10

interface AccessListProps {
  readonly entries: readonly AccessEntry[]
  /** Says that a look was not theirs. */
  readonly onReport: (entry: AccessEntry) => void
  /** Which is on its way. */
  readonly reporting: string | undefined
}

/** Who looked, by day. */
export function AccessList({ entries, ...reports }: AccessListProps) {
  const days = accessDays(entries, new Date())
  const earlier = days.slice(shownDays)
  return (
    <>
      {days.slice(0, shownDays).map((day) => (
        <DayOfLooks key={day.date} day={day} {...reports} />
      ))}
      {earlier.length > 0 && (
        <Fold title={`更早（${earlier.length} 天）`}>
          {earlier.map((day) => (
            <DayOfLooks key={day.date} day={day} {...reports} />
          ))}
        </Fold>
      )}
    </>
  )
}

interface DayOfLooksProps extends Omit<AccessListProps, 'entries'> {
  readonly day: AccessDay
}

function DayOfLooks({ day: { date, title, isNear, looks }, ...reports }: DayOfLooksProps) {
  return (
    <>
      <h2 className={styles.day}>
        {title} {isNear && <small className="num">{date}</small>}
      </h2>
      <Card label={title}>
        <Log>
          {looks.map((look) => (
            <LookRow key={look.entry.entryId} look={look} {...reports} />
          ))}
        </Log>
      </Card>
    </>
  )
}

interface LookRowProps extends Omit<AccessListProps, 'entries'> {
  readonly look: Look
}

function LookRow({ look: { entry, time, count }, onReport, reporting }: LookRowProps) {
  const { by, what, reason, report } = entry
  const notes = [count === 1 ? what : `${what}（${count} 次）`, placeOf(entry)]
  const given = reason === undefined ? [] : [`原因：${reason}`]
  return (
    <LogRow
      icon={icons[by]}
      title={lookerOf(entry)}
      notes={[...notes, ...given].filter(Boolean)}
      isOdd={by === 'facts'}
      aside={<time>{time}</time>}
    >
      {report !== undefined && <Reported {...report} />}
      {report === undefined && by !== 'self' && (
        <Button
          variant="text"
          isCompact
          isBusy={reporting === entry.entryId}
          onClick={() => onReport(entry)}
        >
          这不是我
        </Button>
      )}
    </LogRow>
  )
}

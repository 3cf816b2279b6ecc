import type { AccessEntry } from '@ecenter/contract/person/devices.ts'
import { Headset, IdCard, Smartphone, UsersRound } from 'lucide'
import { Card } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import styles from '../Log.module.css'
import { Log, LogRow } from '../LogRow.tsx'
import { type AccessDay, accessDays, lookerOf } from './access-days.ts'

const icons = { self: Smartphone, family: UsersRound, facts: IdCard, staff: Headset }

/** Days that show at once; the ones before lie folded below. */
const shownDays = 10

/** Who looked, by day. */
export function AccessList({ entries }: { readonly entries: readonly AccessEntry[] }) {
  const days = accessDays(entries, new Date())
  const earlier = days.slice(shownDays)
  return (
    <>
      {days.slice(0, shownDays).map((day) => (
        <DayOfLooks key={day.date} {...day} />
      ))}
      {earlier.length > 0 && (
        <Fold title={`更早（${earlier.length} 天）`}>
          {earlier.map((day) => (
            <DayOfLooks key={day.date} {...day} />
          ))}
        </Fold>
      )}
    </>
  )
}

function DayOfLooks({ date, title, isNear, looks }: AccessDay) {
  return (
    <>
      <h2 className={styles.day}>
        {title} {isNear && <small className="num">{date}</small>}
      </h2>
      <Card label={title}>
        <Log>
          {looks.map(({ id, by, name, what, time, count }) => (
            <LogRow
              key={id}
              icon={icons[by]}
              title={lookerOf({ by, name })}
              notes={[count === 1 ? what : `${what}（${count} 次）`]}
              isOdd={by === 'facts'}
              aside={<time>{time}</time>}
            />
          ))}
        </Log>
      </Card>
    </>
  )
}

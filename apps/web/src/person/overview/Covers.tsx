import type { CoverWord } from '@ecenter/contract/person/overview.ts'
import styles from './overview.module.css'

/** What is covered, as people say it, and up to how much. */
export function Covers({ covers }: { readonly covers: readonly CoverWord[] }) {
  return (
    <dl className={styles.covers}>
      {covers.map(({ what, pays, note }) => (
        <div key={what}>
          <dt>
            {what}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{pays}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Until when the cover runs. */
export function Until({
  endDate,
  daysLeft,
}: {
  readonly endDate: string
  readonly daysLeft?: number | undefined
}) {
  return (
    <p className={styles.until}>
      {endDate} 到期{daysLeft !== undefined && `，还剩 ${daysLeft} 天`}
    </p>
  )
}

import type { CoverWord, OwnCar } from '@ecenter/contract/person/overview.ts'
import { Badge, type BadgeTone } from '../../kit/layout/Badge.tsx'
import styles from './overview.module.css'

/** How a policy or a car stands, in a colour and in words. */
export const looks: Readonly<Record<OwnCar['status'], readonly [tone: BadgeTone, text: string]>> = {
  'in-force': ['success', '保障中'],
  'not-started': ['info', '未生效'],
  expired: ['neutral', '已到期'],
  cancelled: ['neutral', '已退保'],
}

export function StatusBadge({ status }: Pick<OwnCar, 'status'>) {
  const [tone, text] = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}

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

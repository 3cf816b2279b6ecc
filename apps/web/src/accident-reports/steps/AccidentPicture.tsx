import type { AccidentKind } from '@ecenter/contract/accident-reports/accident.ts'
import styles from './AccidentPicture.module.css'

interface CarProps {
  readonly of: 'own' | 'other'
  readonly at: readonly [x: number, y: number]
  readonly turn?: number
}

/** A car from above. */
function Car({ of, at: [x, y], turn = 0 }: CarProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className={styles[of]} x="-19" y="-10" width="38" height="20" rx="6" />
      <path className={styles.glass} d="M5-7h6V7H5zM-13-6.5h4v13h-4z" />
    </g>
  )
}

function Bang({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }) {
  return (
    <path
      className={styles.bang}
      transform={`translate(${x} ${y})`}
      d="M0-11 2.6-4.2 9.5-6.8 5.4-.8 11 3 4 3.4 4.6 10.6 0 5.4-4.6 10.6-4 3.4-11 3-5.4-.8-9.5-6.8-2.6-4.2z"
    />
  )
}

const ground = <rect className={styles.road} x="4" y="10" width="132" height="60" rx="8" />

const scenes: Readonly<Record<AccidentKind, React.ReactNode>> = {
  'rear-end': (
    <>
      {ground}
      <path className={styles.lane} d="M8 40h124" />
      <Car of="own" at={[42, 56]} />
      <Car of="other" at={[90, 56]} />
      <Bang at={[66, 56]} />
    </>
  ),
  'lane-change': (
    <>
      {ground}
      <path className={styles.lane} d="M8 40h124" />
      <Car of="other" at={[88, 26]} />
      <Car of="own" at={[60, 45]} turn={-24} />
      <Bang at={[80, 38]} />
    </>
  ),
  crossing: (
    <>
      <path className={styles.road} d="M4 24h132v32H4zM54 4h32v72H54z" />
      <Car of="own" at={[38, 40]} />
      <Car of="other" at={[70, 54]} turn={-90} />
      <Bang at={[61, 40]} />
    </>
  ),
  reversing: (
    <>
      {ground}
      <Car of="own" at={[88, 40]} />
      <Car of="other" at={[38, 40]} turn={90} />
      <Bang at={[58, 40]} />
      <path className={styles.mark} d="M128 26h-22m6-6-6 6 6 6" />
    </>
  ),
  object: (
    <>
      {ground}
      <path className={styles.rail} d="M100 16v48M108 22h14M108 40h14M108 58h14" />
      <Car of="own" at={[70, 40]} />
      <Bang at={[95, 40]} />
    </>
  ),
  parked: (
    <>
      {ground}
      <path className={styles.lane} d="M34 16v48M74 16v48M114 16v48" />
      <Car of="own" at={[54, 40]} turn={90} />
      <Bang at={[68, 32]} />
    </>
  ),
  person: (
    <>
      {ground}
      <Car of="own" at={[42, 40]} />
      <circle className={styles.other} cx="92" cy="28" r="7" />
      <path className={styles.other} d="M80 60c0-14 4-22 12-22s12 8 12 22z" />
      <Bang at={[70, 42]} />
    </>
  ),
  glass: (
    <>
      {ground}
      <path
        className={styles.own}
        d="M22 60c0-12 6-16 16-18l12-14c3-3 6-5 11-5h22c5 0 9 2 12 6l10 13c10 2 15 6 15 18z"
      />
      <path
        className={styles.glass}
        d="M52 42l8-9c2-2 3-3 6-3h10v12zM81 30h5c3 0 5 1 7 3l7 9H81z"
      />
      <path className={styles.rail} d="m84 31 5 6-3 2 5 3M40 52h24M46 56h22" />
    </>
  ),
  nature: (
    <>
      {ground}
      <path
        className={styles.own}
        d="M24 52c0-10 6-14 15-16l12-12c3-3 6-4 10-4h20c5 0 9 2 12 5l10 11c10 2 15 5 15 16z"
      />
      <path
        className={styles.water}
        d="M12 54c6-5 10-5 15 0s10 5 15 0 10-5 15 0 10 5 15 0 10-5 15 0 10 5 15 0 10-5 15 0"
      />
    </>
  ),
  other: (
    <>
      {ground}
      <path
        className={styles.other}
        d="M45 40a5 5 0 1 0 10 0 5 5 0 1 0-10 0m20 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0m20 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
      />
    </>
  ),
}

/** What happened, seen from above; the customer's car has the colour of the house. The words stand below it. */
export function AccidentPicture({ kind }: { readonly kind: AccidentKind }) {
  return (
    <svg viewBox="0 0 140 80" aria-hidden="true" focusable="false">
      {scenes[kind]}
    </svg>
  )
}

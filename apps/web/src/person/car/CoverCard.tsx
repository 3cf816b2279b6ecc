import { useState } from 'react'
import { CardActions } from '../../kit/buttons/CardActions.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import styles from './CoverCard.module.css'
import type { Car } from './car.ts'
import type { MarkedCover } from './marked-covers.ts'
import { NotCoveredSheet } from './NotCoveredSheet.tsx'

interface CoverCardProps {
  readonly handle: string
  readonly car: Car
  readonly covers: readonly MarkedCover[]
}

/** What the car is covered for, as people say it; the numbers are those on the picture. */
export function CoverCard({ handle, car, covers }: CoverCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title={car.status === 'in-force' ? '保什么' : '这份保险保什么'}>
      {covers.length === 0 ? (
        <p className={styles.none}>这里没有登记保障项目，请以保单为准。</p>
      ) : (
        <dl className={styles.covers}>
          {covers.map((cover) => (
            <CoverRow key={cover.what} cover={cover} />
          ))}
        </dl>
      )}
      <CardActions>
        <button type="button" onClick={() => setIsOpen(true)}>
          哪些情况不赔
        </button>
      </CardActions>
      <NotCoveredSheet {...{ handle, car, isOpen }} onClose={() => setIsOpen(false)} />
    </Card>
  )
}

function CoverRow({ cover: { what, pays, note, mark } }: { readonly cover: MarkedCover }) {
  return (
    <div className={styles.cover}>
      <dt>
        <span className={mark ? styles.mark : styles.unmarked} aria-hidden="true">
          {mark?.number ?? '\u00a0'}
        </span>
        <span>
          {what}
          {note !== undefined && <small>{note}</small>}
        </span>
      </dt>
      <dd>
        <Sum words={pays} />
      </dd>
    </div>
  )
}

/** 最多赔 300 万, the sum in strong type. */
function Sum({ words }: { readonly words: string }) {
  const [before = '', sum = '', after = ''] = words.split(/(\d[\d,.]* ?[万元次]?)/)
  return (
    <>
      {before}
      <b>{sum}</b>
      {after}
    </>
  )
}

import type { ReactNode } from 'react'
import { Card } from '../kit/layout/Card.tsx'
import styles from './AssistCard.module.css'

interface AssistCardProps {
  readonly title: string
  /** Below it, in small type. */
  readonly note: ReactNode
  /** A compact button. */
  readonly action?: ReactNode
}

/** A sentence, and what can be done about it. */
export function AssistCard({ title, note, action }: AssistCardProps) {
  return (
    <Card>
      <div className={styles.assist}>
        <p className={styles.text}>
          <b>{title}</b>
          <span>{note}</span>
        </p>
        {action}
      </div>
    </Card>
  )
}

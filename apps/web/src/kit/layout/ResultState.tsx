import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './ResultState.module.css'

/**
 * `success`, `failed` and `waiting` answer what the customer sent, `empty` and `error` what was asked
 * for. Nothing found is no error: only what failed is red, and only what went well is green.
 */
export type ResultTone = 'success' | 'failed' | 'waiting' | 'empty' | 'error'

interface ResultStateProps {
  readonly tone: ResultTone
  readonly icon: IconNode
  readonly title: string
  readonly children: ReactNode
  /** Buttons with `isBlock`, the primary one first. */
  readonly actions?: ReactNode
  readonly code?: string | undefined
  /** Why that may be. */
  readonly tips?: { readonly title: string; readonly items: readonly string[] }
}

/** A screen's answer in place of its content: what happened, why that may be, one way on. */
export function ResultState({
  tone,
  icon,
  title,
  children,
  actions,
  code,
  tips,
}: ResultStateProps) {
  return (
    <>
      <section className={classNames(styles.state, styles[tone])}>
        <span className={styles.disc}>
          <Icon of={icon} className={styles.icon} />
        </span>
        <div role={hasFailed(tone) ? 'alert' : 'status'}>
          <h2>{title}</h2>
          <p className={styles.text}>{children}</p>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {code !== undefined && (
          <p className={styles.code}>
            错误代码 <span className="num">{code}</span>，来电时请告诉客服
          </p>
        )}
      </section>
      {tips && (
        <Card title={tips.title}>
          <ul className={styles.tips}>
            {tips.items.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function hasFailed(tone: ResultTone): boolean {
  return tone === 'failed' || tone === 'error'
}

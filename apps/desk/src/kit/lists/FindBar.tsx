import type { FormEvent, ReactNode, RefObject } from 'react'
import { Callout } from '../layout/Callout.tsx'
import styles from './FindBar.module.css'

interface FindBarProps {
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly notice?: string | undefined
  /** Of every form; what is looked for is never kept. */
  readonly onForget?: undefined | (() => void)
  /** Read aloud. */
  readonly label: string
  /** One field and its button. */
  readonly children: ReactNode
}

/** Looks for one thing by its number. */
export function FindBar({ ref, onSubmit, notice, label, children }: FindBarProps) {
  return (
    <search>
      <form ref={ref} className={styles.bar} noValidate aria-label={label} onSubmit={onSubmit}>
        {children}
      </form>
      {notice !== undefined && (
        <Callout tone="warning" isAlert>
          {notice}
        </Callout>
      )}
    </search>
  )
}

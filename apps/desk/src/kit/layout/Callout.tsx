import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Callout.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

interface CalloutProps {
  readonly tone?: keyof typeof icons
  /** Told at once: something failed. Without it, it is read in its place. */
  readonly isAlert?: boolean
  readonly children: ReactNode
  /** Buttons at its end. */
  readonly actions?: ReactNode
}

/** A notice in its place on the page. */
export function Callout({ tone = 'info', isAlert = false, children, actions }: CalloutProps) {
  return (
    <div className={classNames(styles.callout, styles[tone])} {...(isAlert && { role: 'alert' })}>
      <Icon of={icons[tone]} />
      <div className={styles.words}>{children}</div>
      {actions}
    </div>
  )
}

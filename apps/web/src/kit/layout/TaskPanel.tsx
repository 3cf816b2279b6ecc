import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './TaskPanel.module.css'

interface Task {
  readonly title: string
  readonly text: ReactNode
  /** One button with `isBlock`. */
  readonly action: ReactNode
}

/** What waits for the customer, above everything that does not. */
export function TaskPanel({ tasks }: { readonly tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  const label = `需要您做 ${tasks.length} 件事`
  return (
    <section className={styles.panel} aria-label={label}>
      <p className={styles.label}>
        <Icon of={CircleAlert} size="s" />
        {label}
      </p>
      {tasks.map(({ title, text, action }) => (
        <div key={title} className={styles.task}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>{action}</div>
        </div>
      ))}
    </section>
  )
}

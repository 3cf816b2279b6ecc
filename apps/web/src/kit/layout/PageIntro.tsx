import type { ReactNode } from 'react'
import styles from './PageIntro.module.css'

interface PageIntroProps {
  readonly title: string
  readonly children?: ReactNode
}

export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}

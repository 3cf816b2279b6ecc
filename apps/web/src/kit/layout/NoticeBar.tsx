import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { type IconNode, Info } from 'lucide'
import type { ReactNode } from 'react'
import styles from './NoticeBar.module.css'

interface NoticeBarProps {
  readonly tone?: 'info' | 'warning' | 'danger' | 'neutral'
  readonly icon?: IconNode
  readonly children: ReactNode
}

export function NoticeBar({ tone = 'info', icon = Info, children }: NoticeBarProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}

import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { SheetFrame } from './SheetFrame.tsx'
import { SheetHead } from './SheetHead.tsx'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** From edge to edge, for a grid of keys. */
  readonly isWide?: boolean
}

/** For choosing and verifying. Its content lives only while it is open. */
export function Sheet({ title, isOpen, onClose, children, isWide }: SheetProps) {
  const close = (
    <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
      <Icon of={X} />
    </button>
  )
  return (
    <SheetFrame label={title} isOpen={isOpen} onClose={onClose}>
      <SheetHead title={title} end={close} />
      <div className={classNames(styles.body, isWide && styles.wide)}>{children}</div>
    </SheetFrame>
  )
}

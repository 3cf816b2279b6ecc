import type { ReactNode } from 'react'
import styles from './SheetHead.module.css'

interface SheetHeadProps {
  readonly title: string
  /** Left of the title: 取消. */
  readonly start?: ReactNode
  /** Right of it: 确定, or the cross. */
  readonly end: ReactNode
}

/** The upper edge of a sheet, by which it is drawn down. */
export function SheetHead({ title, start, end }: SheetHeadProps) {
  return (
    <div className={styles.head} data-drag-handle="">
      {start}
      <h2>{title}</h2>
      {end}
    </div>
  )
}

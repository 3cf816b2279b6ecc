import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { ReactNode } from 'react'
import styles from './Loading.module.css'

interface LoadingProps {
  readonly text?: string
  /** A `TypedSpinner` where another look than the snake is wanted. */
  readonly spinner?: ReactNode
}

export function Loading({ text = '加载中...', spinner = <Spinner /> }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      {spinner}
      {text}
    </div>
  )
}

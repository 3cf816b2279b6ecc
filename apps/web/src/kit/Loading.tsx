import styles from './Loading.module.css'
import { Spinner } from './Spinner.tsx'

interface LoadingProps {
  readonly text?: string
}

export function Loading({ text = '加载中...' }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      {text}
    </div>
  )
}

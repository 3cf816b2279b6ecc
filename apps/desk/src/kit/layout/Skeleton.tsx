import styles from './Skeleton.module.css'

/** Grey lines while something is asked for; read aloud as one word. */
export function Skeleton({ lines = 4 }: { readonly lines?: number }) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="sr-only">加载中</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing are told apart by nothing else
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}

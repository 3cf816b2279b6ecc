import styles from './AccountText.module.css'

/** An account as the service masks it: its last digits stay together, however large the type is. */
export function AccountText({ children }: { readonly children: string }) {
  const tailAt = children.lastIndexOf('（')
  if (tailAt === -1) return children
  return (
    <>
      {children.slice(0, tailAt)}
      <span className={styles.tail}>{children.slice(tailAt)}</span>
    </>
  )
}

import styles from './CustomerWords.module.css'

/** Words of a customer, or to one: as they were written, each line, and never as anything but text. */
export function CustomerWords({ children }: { readonly children: string }) {
  return (
    <p className={styles.words} dir="auto">
      {children}
    </p>
  )
}

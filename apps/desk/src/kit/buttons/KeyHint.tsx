import styles from './KeyHint.module.css'

/** Keys to press, one after the other. */
export function KeyHint({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

/** Under a list: how keys go through its rows. */
export function RowKeyHints() {
  return (
    <p className={styles.hints}>
      <KeyHint keys={['j']} /> <KeyHint keys={['k']} /> 上下，
      <KeyHint keys={['Enter']} /> 打开。
    </p>
  )
}

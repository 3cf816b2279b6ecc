import { encode } from 'uqr'
import styles from './QrCode.module.css'

interface QrCodeProps {
  readonly text: string
  /** What it is for, to who does not see it. */
  readonly label: string
}

/** Drawn dark on white whatever stands around it, with the quiet margin that cameras want. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots.join('')} />
    </svg>
  )
}

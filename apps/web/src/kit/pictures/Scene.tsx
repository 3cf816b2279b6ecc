import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './Scene.module.css'

export interface Lit {
  readonly car: boolean
  readonly family: boolean
  readonly home: boolean
}

interface SceneProps {
  /** What is lit is covered; a dashed outline is not. */
  readonly lit: Lit
  /** The same in words. */
  readonly label: string
}

/** Car, family and home under one arc: the one picture of the site. */
export function Scene({ lit, label }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox="0 0 343 136" role="img" aria-label={label}>
      <path className={styles.dome} d="M8 122a163.5 112 0 0 1 327 0z" />
      <path className={styles.arc} d="M8 122a163.5 112 0 0 1 327 0" />
      <path className={styles.hill} d="M26 122c26-22 66-34 104-28s62 4 96-6 66 8 90 34z" />
      <path
        className={styles.mid}
        d="M303 74c9 0 13 8 13 17 0 10-5 17-13 17s-13-7-13-17c0-9 4-17 13-17z"
      />
      <path className={styles.trunk} d="M303 92v30" />
      <g className={offUnless(lit.home)}>
        <path className={classNames(styles.roof, styles.detail)} d="M262 40h8v14h-8z" />
        <path className={styles.light} d="M220 68h56v54h-56z" />
        <path className={styles.roof} d="M211 71 248 38l37 33z" />
        <path
          className={classNames(styles.glow, styles.detail)}
          d="M229 80h13v14h-13zM254 80h13v14h-13z"
        />
        <path className={styles.mid} d="M241 103h14v19h-14z" />
      </g>
      <g className={offUnless(lit.family)}>
        <circle className={styles.dark} cx="158" cy="66" r="7.5" />
        <path className={styles.dark} d="M146 122v-30c0-9 5-15 12-15s12 6 12 15v30z" />
        <circle className={styles.dark} cx="196" cy="70" r="7" />
        <path className={styles.mid} d="M183 122c0-24 3-42 13-42s13 18 13 42z" />
        <circle className={styles.dark} cx="177" cy="90" r="6" />
        <path className={styles.glow} d="M168 122v-14c0-7 4-11 9-11s9 4 9 11v14z" />
      </g>
      <g className={offUnless(lit.car)}>
        <path
          className={styles.body}
          d="M34 113v-11c0-5 3-8 8-9l10-2 12-13c2-2 4-3 7-3h22c3 0 6 1 8 4l9 13 11 3c5 1 8 4 8 9v9z"
        />
        <path
          className={styles.light}
          d="M59 91 69 80c1-1 2-1 3-1h8v12zM85 79h8c2 0 3 0 4 2l6 10H85z"
        />
        <path className={classNames(styles.glow, styles.detail)} d="M122 96h6c1 1 1 3 1 5h-7z" />
        <circle className={styles.wheel} cx="54" cy="113" r="9" />
        <circle className={classNames(styles.hub, styles.detail)} cx="54" cy="113" r="3.2" />
        <circle className={styles.wheel} cx="109" cy="113" r="9" />
        <circle className={classNames(styles.hub, styles.detail)} cx="109" cy="113" r="3.2" />
      </g>
      <path className={styles.arc} d="M4 122h335" />
    </svg>
  )
}

function offUnless(isLit: boolean): string | undefined {
  return isLit ? undefined : styles.off
}

import styles from './CarArt.module.css'
import type { MarkedCover } from './marked-covers.ts'

interface CarArtProps {
  readonly covers: readonly MarkedCover[]
  /** Under its arc with the light on; without cover it is an outline. */
  readonly isCovered: boolean
}

/** The car, with the numbers of its covers on it. */
export function CarArt({ covers, isCovered }: CarArtProps) {
  const marks = covers.flatMap(({ mark }) => mark ?? [])
  const label =
    isCovered && marks.length > 0
      ? `车上标出 ${marks.length} 处保障，编号与下面的保障一致`
      : '这辆车现在没有生效的保障'
  return (
    <svg
      className={isCovered ? styles.art : styles.bare}
      viewBox="0 0 320 132"
      role="img"
      aria-label={label}
    >
      {isCovered && <path className={styles.dome} d="M14 118C24 44 84 8 160 8s136 36 146 110" />}
      <path className={styles.ground} d="M4 118h312" />
      <path
        className={styles.body}
        d="M52 104V86c0-9 5-15 14-17l22-4 28-28c4-4 8-6 14-6h50c7 0 13 3 17 9l17 26 24 5c12 2 18 9 18 20v9c0 3-2 4-4 4z"
      />
      <path
        className={styles.glass}
        d="M104 64l20-21c2-2 4-3 7-3h19v24zM158 40h20c5 0 8 2 10 5l11 19h-41z"
      />
      <path className={styles.door} d="M154 70v28M164 74h8" />
      {isCovered && <path className={styles.light} d="M240 76h12c3 3 4 7 4 11h-14z" />}
      {[96, 212].map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="104" r="19" />
          <circle className={styles.hub} cx={x} cy="104" r="7" />
        </g>
      ))}
      {isCovered &&
        marks.map(({ number, x, y }) => (
          <g key={number}>
            <circle className={styles.mark} cx={x} cy={y} r="11" />
            <text x={x} y={y + 4.6}>
              {number}
            </text>
          </g>
        ))}
    </svg>
  )
}

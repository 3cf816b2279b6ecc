import styles from './Reasons.module.css'

interface ReasonsProps {
  /** What staff would do, and why they cannot; without a reason they can. */
  readonly acts: readonly { readonly name: string; readonly why: string | undefined }[]
}

/** What cannot be done now: one line a reason, with all that it forbids in front. */
export function Reasons({ acts }: ReasonsProps) {
  const names = new Map<string, string[]>()
  for (const { name, why } of acts) {
    if (why !== undefined) names.set(why, [...(names.get(why) ?? []), name])
  }
  if (names.size === 0) return null
  return (
    <ul className={styles.reasons} aria-label="现在不能办的">
      {[...names].map(([why, forbidden]) => (
        <li key={why}>
          {forbidden.join('、')}：{why}
        </li>
      ))}
    </ul>
  )
}

import { Button } from '../buttons/Button.tsx'
import styles from './VersionList.module.css'

export interface Version {
  readonly version: number
  readonly at?: string | undefined
  readonly by?: string | undefined
  /** Who published it, where that was somebody else. */
  readonly reviewedBy?: string | undefined
}

interface VersionListProps<Each extends Version> {
  /** The newest first; the first is what stands there now. */
  readonly versions: readonly Each[]
  /** Puts an older one into the form. */
  readonly onTake: (version: Each) => void
}

/** Who changed what when, with a way back to each older state. */
export function VersionList<Each extends Version>({ versions, onTake }: VersionListProps<Each>) {
  if (versions.length === 0) return <p className={styles.none}>还没有人改过。</p>
  return (
    <ol className={styles.list}>
      {versions.map((each, index) => (
        <li key={each.version}>
          <span>
            <b>第 {each.version} 版</b>
            <span className={styles.who}>
              {each.by ?? '系统'}
              {each.reviewedBy !== undefined && `，${each.reviewedBy} 审核`}
              {each.at !== undefined && <span className="num"> {each.at}</span>}
            </span>
          </span>
          {index === 0 ? (
            <span className={styles.who}>现在</span>
          ) : (
            <Button
              isSmall
              variant="text"
              aria-label={`用第 ${each.version} 版`}
              onClick={() => onTake(each)}
            >
              用这版
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

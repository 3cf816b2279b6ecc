import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { inGroups } from '../in-groups.ts'
import styles from './SaveSheet.module.css'
import type { NotSaved } from './use-saving.ts'

interface SavedInPartProps {
  readonly notSaved: readonly NotSaved[]
  /** How many files have come. */
  readonly done: number
  readonly onRetry: () => void
  readonly onSave: () => void
}

/** Names each invoice whose file did not come, and says why. */
export function SavedInPart({ notSaved, done, onRetry, onSave }: SavedInPartProps) {
  const isPacking = notSaved.length === 0
  return (
    <div className={styles.parts}>
      <div role="alert">
        <NoticeBar tone="danger">
          {isPacking ? '压缩包没有生成，请再试一次。' : `${notSaved.length} 张没有下载成功。`}
        </NoticeBar>
      </div>
      {!isPacking && (
        <ul className={styles.list}>
          {notSaved.map(({ invoice: { handle, productName, billnumber }, reason }) => (
            <li key={handle}>
              <b>
                {productName} {billnumber !== undefined && inGroups(billnumber)}
              </b>
              <small>{reason}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button isBlock onClick={onRetry}>
          再试一次
        </Button>
        {!isPacking && done > 0 && (
          <Button variant="secondary" isBlock onClick={onSave}>
            先保存已下载的 {done} 张
          </Button>
        )}
      </div>
    </div>
  )
}

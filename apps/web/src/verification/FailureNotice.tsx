import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { reactionTo } from '@ecenter/contract/results/reaction.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import styles from './FailureNotice.module.css'

interface FailureNoticeProps {
  readonly failed: Failed
  readonly onRetry: () => void
}

/** A failure inside a sheet: what happened, a way to try again, and a person to call. */
export function FailureNotice({ failed, onRetry }: FailureNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="danger">
        {textOf(failed)} <a href={hotlineUrl}>拨打 {brand.hotline}</a>
      </NoticeBar>
      <Button variant="secondary" isBlock onClick={onRetry}>
        再试一次
      </Button>
    </div>
  )
}

/** In the words of the catalogue (specification, section 8). */
function textOf(failed: Failed): string {
  if (failed.kind === 'transport') return httpText(failed.status)
  const reaction = reactionTo(failed.code, failed.message)
  return reaction.kind === 'none' ? failed.message : reaction.text
}

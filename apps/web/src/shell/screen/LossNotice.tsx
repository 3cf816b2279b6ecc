import { useEffect, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { closeLossNotice, useLostState } from '../../state/keeping/lost-state.ts'
import styles from './LossNotice.module.css'
import { lostWords } from './lost-words.ts'

/** What a reload has lost, in the customer's words, until they have taken note of it. */
export function LossNotice() {
  const { names } = useLostState()
  const [isRegionThere, setIsRegionThere] = useState(false)
  // A screen reader tells of words that come into a region, not of those that come with it.
  useEffect(() => {
    setIsRegionThere(true)
  }, [])
  return (
    <div className={styles.notice} role="status">
      {isRegionThere && (
        <NoticeBar tone="warning">
          页面重新打开后，{lostWords(names)}没能保留，需要时请重新填写。
          <span className={styles.close}>
            <Button variant="text" isCompact onClick={closeLossNotice}>
              知道了
            </Button>
          </span>
        </NoticeBar>
      )}
    </div>
  )
}

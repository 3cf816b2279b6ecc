import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import styles from './FoundNotice.module.css'
import type { Found } from './use-answers.ts'

interface FoundNoticeProps {
  readonly found: Found
  readonly onStartOver: () => void
}

/** Whoever comes back is told what became of the answers they had begun. */
export function FoundNotice({ found, onStartOver }: FoundNoticeProps) {
  const [isAsked, setIsAsked] = useState(false)

  function handleAnswer(isYes: boolean) {
    setIsAsked(false)
    if (isYes) onStartOver()
  }

  if (found.kind === 'nothing') return null
  return (
    <>
      <NoticeBar tone={found.kind === 'changed' ? 'warning' : 'info'}>
        {wordsOf(found)}
        <span className={styles.startOver}>
          <Button variant="text" isCompact onClick={() => setIsAsked(true)}>
            全部重填
          </Button>
        </span>
      </NoticeBar>
      <ConfirmDialog
        isOpen={isAsked}
        text="现在的回答会全部清空，要重新填写吗？"
        yes="清空重填"
        onAnswer={handleAnswer}
      />
    </>
  )
}

function wordsOf(found: Exclude<Found, { kind: 'nothing' }>): string {
  if (found.kind === 'answers') return '您上次填的都还在，接着填就行。'
  if (found.lost === 0) return '问卷有更新，您上次填的都还在，接着填就行。'
  return `问卷有更新：有 ${found.lost} 题和上次不一样了，请重新回答，其他的都还在。`
}

import { undoJudgement } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { useEffect } from 'react'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { KeyHint } from '../kit/buttons/KeyHint.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useShortcut } from '../shell/shortcuts.ts'

/** What was said last, which nobody was told of yet. */
export interface Undoable {
  readonly claimId: string
  readonly type: string
  readonly words: string
  readonly seconds: number
}

interface UndoBarProps {
  readonly said: Undoable
  /** Its time is over, or it was taken back. */
  readonly onEnd: () => void
  readonly reread: () => Promise<unknown>
}

/** Some seconds in which what was said can be taken back; its customer hears of it after them. */
export function UndoBar({ said, onEnd, reread }: UndoBarProps) {
  const { claimId, type, words, seconds } = said
  const { submit, isSending, failed } = useSubmit(undoJudgement, { reread })
  useEffect(() => {
    const timer = setTimeout(onEnd, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds, onEnd])

  async function undo() {
    if (isSending) return
    const done = await submit({ claimId, type })
    if (done === undefined) return
    showToast('已撤销，这份材料还在待审核里。')
    onEnd()
  }

  useShortcut({ keys: ['z'], label: '撤销刚才的审核' }, () => void undo())

  return (
    <Callout
      actions={
        <Button isSmall isBusy={isSending} onClick={() => void undo()}>
          撤销 <KeyHint keys={['z']} />
        </Button>
      }
    >
      {failed === undefined
        ? `${words}${seconds} 秒内可以撤销，之后才告诉客户。`
        : failureText(failed)}
    </Callout>
  )
}

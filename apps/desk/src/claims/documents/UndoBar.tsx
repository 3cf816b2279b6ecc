import { undoJudgement } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { useEffect, useState } from 'react'
import { failureText } from '../../client/failures.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { KeyHint } from '../../kit/buttons/KeyHint.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { keyOfDocument } from './document-key.ts'

/** What was said, which nobody was told of yet. */
export interface Undoable {
  readonly claimId: string
  readonly type: string
  readonly words: string
  readonly seconds: number
  /** By the clock of this computer: the seconds of the service began no earlier. */
  readonly sentAt: number
}

interface UndoBarsProps {
  /** In the order in which it was said. */
  readonly said: readonly Undoable[]
  /** Its time is over, or it was taken back, or was read that it cannot be. */
  readonly onEnd: (said: Undoable) => void
  readonly reread: () => Promise<unknown>
}

/** A bar for each thing that can be taken back; the key takes back what was said last. */
export function UndoBars({ said, onEnd, reread }: UndoBarsProps) {
  return said.map((each, at) => (
    <UndoBar
      key={`${keyOfDocument(each)} ${each.sentAt}`}
      said={each}
      isNewest={at === said.length - 1}
      onEnd={() => onEnd(each)}
      reread={reread}
    />
  ))
}

interface UndoBarProps extends Pick<UndoBarsProps, 'reread'> {
  readonly said: Undoable
  readonly isNewest: boolean
  readonly onEnd: () => void
}

/** Some seconds in which what was said can be taken back; its customer hears of it after them. */
function UndoBar({ said, isNewest, onEnd, reread }: UndoBarProps) {
  const { claimId, type, words, seconds } = said
  const { submit, isSending, failed } = useSubmit(undoJudgement, { reread })
  const isOver = useIsOver(said)
  // Who has asked for it reads what became of it, also after its time.
  const isEnded = isOver && !isSending && failed === undefined
  useEffect(() => {
    if (isEnded) onEnd()
  }, [isEnded, onEnd])

  async function undo() {
    if (isSending) return
    const done = await submit({ claimId, type })
    if (done === undefined) return
    showToast('已撤销，这份材料还在待审核里。')
    onEnd()
  }

  if (failed !== undefined)
    return (
      <Callout
        tone="danger"
        isAlert
        actions={
          <Button isSmall onClick={onEnd}>
            知道了
          </Button>
        }
      >
        {`${words}没有撤销：${failureText(failed)}`}
      </Callout>
    )
  return (
    <Callout
      actions={
        <Button isSmall isBusy={isSending} onClick={() => void undo()}>
          撤销 {isNewest && <UndoKey onPress={() => void undo()} />}
        </Button>
      }
    >
      {`${words}${seconds} 秒内可以撤销，之后才告诉客户。`}
    </Callout>
  )
}

function UndoKey({ onPress }: { readonly onPress: () => void }) {
  useShortcut({ keys: ['z'], label: '撤销刚才的审核' }, onPress)
  return <KeyHint keys={['z']} />
}

function useIsOver({ sentAt, seconds }: Undoable): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), sentAt + seconds * 1000 - Date.now())
    return () => clearTimeout(timer)
  }, [sentAt, seconds])
  return isOver
}

import type { QuestionDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { Undo2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Callout } from '../../kit/Callout.tsx'

/** A question that was taken out, and where it stood. */
export interface Removed {
  readonly question: QuestionDraft
  readonly at: number
}

interface RemovedNoteProps {
  readonly removed: Removed
  readonly onBack: () => void
}

/** Nothing that was written is lost by one press; what is pressed next is at hand. */
export function RemovedNote({ removed: { question, at }, onBack }: RemovedNoteProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
  }, [])
  return (
    <Callout
      actions={
        <Button ref={back} isSmall icon={Undo2} onClick={onBack}>
          放回去
        </Button>
      }
    >
      已删去第 {at + 1} 题{question.title !== '' && `“${question.title}”`}。
    </Callout>
  )
}

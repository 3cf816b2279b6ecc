import { type Messages, messagesUnder } from '@ecenter/client/form-messages.ts'
import type { QuestionDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { useEffect, useRef, useState } from 'react'

/** Which questions are open to be written: those that were opened, were just added, or are wrong. */
export function useOpenedQuestions(questions: readonly QuestionDraft[], errors: Messages) {
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [added, setAdded] = useState<string>()
  const faulty = questions
    .filter((_, at) => Object.keys(messagesUnder(errors, `${at}`)).length > 0)
    .map(({ questionId }) => questionId)
  const faults = JSON.stringify(errors)

  // A question that is closed has no field yet when the form looks for the first one that is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each judgement
  useEffect(() => {
    if (faulty.length === 0) return
    setOpened((before) => [...new Set([...before, ...faulty])])
    if (document.activeElement?.matches('[aria-invalid]')) return
    list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  useEffect(() => {
    if (added !== undefined) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [added])

  function toggle({ questionId }: QuestionDraft) {
    setOpened((before) =>
      before.includes(questionId)
        ? before.filter((each) => each !== questionId)
        : [...before, questionId],
    )
  }

  /** The last one, which is written next. */
  function openAdded({ questionId }: QuestionDraft) {
    setOpened((before) => [...before, questionId])
    setAdded(questionId)
  }

  function isOpen({ questionId }: QuestionDraft): boolean {
    return opened.includes(questionId) || faulty.includes(questionId)
  }

  return { list, faulty, isOpen, toggle, openAdded }
}

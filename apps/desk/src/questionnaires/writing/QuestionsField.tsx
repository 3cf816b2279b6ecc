import { type Messages, messagesUnder } from '@ecenter/client/form-messages.ts'
import {
  type QuestionDraft,
  questionsAtMost,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { Plus, Undo2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import type { ValueField } from '../../kit/fields/FieldFrame.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { movedBy, newQuestion, withoutLostBranches } from './changed-questions.ts'
import { QuestionCard } from './QuestionCard.tsx'
import styles from './Writing.module.css'

interface QuestionsFieldProps extends Omit<ValueField<QuestionDraft[]>, 'label'> {
  /** By path: `2.title`. */
  readonly errors: Messages
}

/** The questions in their order, each opened to be written; added, moved and removed by buttons. */
export function QuestionsField(props: QuestionsFieldProps) {
  const { name, value: questions = [], onChange, error, errors } = props
  const id = useId()
  const opening = useOpenedQuestions(questions, errors)
  const { list, faulty, isOpen, toggle } = opening
  const [removed, setRemoved] = useState<Removed>()
  const [said, setSaid] = useState('')

  function change(changed: readonly QuestionDraft[]) {
    onChange(withoutLostBranches(changed))
  }

  function handleAdd() {
    const question = newQuestion()
    change([...questions, question])
    opening.openAdded(question)
    setRemoved(undefined)
  }

  function handleMove(at: number, step: -1 | 1) {
    change(movedBy(questions, at, step))
    setSaid(`第 ${at + 1} 题移到了第 ${at + 1 + step} 题`)
  }

  function handleRemove(question: QuestionDraft, at: number) {
    change(questions.toSpliced(at, 1))
    setRemoved({ question, at })
  }

  return (
    <fieldset className={styles.questions} id={id} {...describe(id, { error, hint: '' })}>
      <legend>题目</legend>
      <ol ref={list} className={styles.list}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.questionId}
            {...{ question, at, name: `${name}.${at}` }}
            before={questions.slice(0, at)}
            isLast={at === questions.length - 1}
            errors={messagesUnder(errors, `${at}`)}
            isOpen={isOpen(question)}
            onToggle={() => toggle(question)}
            onChange={(changed) => change(questions.with(at, changed))}
            onMove={(step) => handleMove(at, step)}
            onRemove={() => handleRemove(question, at)}
          />
        ))}
      </ol>
      {removed !== undefined && (
        <RemovedNote
          key={removed.question.questionId}
          removed={removed}
          onBack={() => {
            change(questions.toSpliced(removed.at, 0, removed.question))
            setRemoved(undefined)
          }}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        isSmall
        icon={Plus}
        disabled={questions.length >= questionsAtMost}
        onClick={handleAdd}
      >
        添加题目
      </Button>
      <FieldNote id={id} error={faulty.length > 0 ? `有 ${faulty.length} 道题要改` : error} />
    </fieldset>
  )
}

/** A question that was taken out, and where it stood. */
interface Removed {
  readonly question: QuestionDraft
  readonly at: number
}

interface RemovedNoteProps {
  readonly removed: Removed
  readonly onBack: () => void
}

/** Nothing that was written is lost by one press; what is pressed next is at hand. */
function RemovedNote({ removed: { question, at }, onBack }: RemovedNoteProps) {
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

/** Which questions are open to be written: those that were opened, were just added, or are wrong. */
function useOpenedQuestions(questions: readonly QuestionDraft[], errors: Messages) {
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

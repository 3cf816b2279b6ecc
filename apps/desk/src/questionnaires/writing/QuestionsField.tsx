import {
  type QuestionDraft,
  questionsAtMost,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { Plus } from 'lucide'
import { useId, useState } from 'react'
import { type Messages, messagesUnder } from '../../client/form-messages.ts'
import { Button } from '../../kit/Button.tsx'
import { describe, FieldNote, type ValueField } from '../../kit/FieldFrame.tsx'
import { movedBy, newQuestion, withoutLostBranches } from './changed-questions.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { type Removed, RemovedNote } from './RemovedNote.tsx'
import { useOpenedQuestions } from './use-opened-questions.ts'
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
    <fieldset className={styles.questions} {...describe(id, { error, hint: '' })}>
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

import type { QuestionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import {
  type ChosenAnswer,
  type ChosenAnswers,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { AnswerField } from './AnswerField.tsx'
import styles from './Preview.module.css'

/** It as customers see it. It can be answered, to see where its branches lead; nothing is kept. */
export function QuestionnairePreview({ draft }: { readonly draft: QuestionnaireDraft }) {
  const { title, intro, questions } = draft
  const [chosen, setChosen] = useState<ChosenAnswers>({})
  const shown = shownQuestions(questions, chosen)

  function answer(questionId: string, given: ChosenAnswer) {
    setChosen((before) => ({ ...before, [questionId]: given }))
  }

  return (
    <Panel
      title="客户看到的"
      actions={
        <Button isSmall variant="text" onClick={() => setChosen({})}>
          重新试
        </Button>
      }
    >
      <div className={styles.phone}>
        <p className={styles.title}>{title || '（标题）'}</p>
        <p className={styles.intro}>{intro || '（说明）'}</p>
        {shown.map((question, at) => (
          <fieldset key={question.questionId} className={styles.question}>
            <legend>
              {at + 1}. {question.title || '（题目）'}
              {!question.isRequired && <span className={styles.mark}>选填</span>}
              {question.type === 'multiple' && (
                <span className={styles.mark}>最多 {question.maximum} 项</span>
              )}
            </legend>
            <AnswerField
              question={question}
              answer={chosen[question.questionId]}
              onAnswer={(given) => answer(question.questionId, given)}
            />
          </fieldset>
        ))}
        {shown.length < questions.length && (
          <p className={styles.note} role="status">
            还有 {questions.length - shown.length} 道题，要看前面怎么答。
          </p>
        )}
      </div>
    </Panel>
  )
}

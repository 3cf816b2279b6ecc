import { branchIdsOf } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type {
  ChosenAnswer,
  Question,
  QuestionOf,
} from '@ecenter/contract/questionnaires/question.ts'
import styles from './Preview.module.css'

interface AnswerFieldProps<Of extends Question = Question> {
  readonly question: Of
  readonly answer: ChosenAnswer | undefined
  readonly onAnswer: (answer: ChosenAnswer) => void
}

/** How a question is answered, by its kind. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, answer } = props
  switch (question.type) {
    case 'single':
      return <Options {...props} question={question} />
    case 'multiple':
      return <Options {...props} question={question} />
    case 'scale':
      return <Points {...props} question={question} />
    case 'text':
      return (
        <textarea
          className={styles.words}
          aria-label={question.title || '题目'}
          rows={2}
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ currentTarget }) => props.onAnswer(currentTarget.value)}
        />
      )
  }
}

function Options(props: AnswerFieldProps<QuestionOf<'single' | 'multiple'>>) {
  const { question, answer, onAnswer } = props
  const chosen = [answer ?? []].flat()

  function handleChoice(id: string) {
    if (question.type === 'single') return onAnswer(id)
    const others = chosen.filter((each) => each !== id)
    const wanted = others.length < chosen.length ? others : [...chosen, id]
    // Beyond the maximum the newest is dropped, as customers meet it.
    onAnswer(wanted.slice(0, question.maximum))
  }

  return question.options.map(({ optionId, text }, at) => (
    <label key={optionId} className={styles.choice}>
      <input
        type={question.type === 'single' ? 'radio' : 'checkbox'}
        name={`preview-${question.questionId}`}
        checked={chosen.includes(optionId)}
        onChange={() => handleChoice(optionId)}
      />
      {text || `（选项 ${at + 1}）`}
    </label>
  ))
}

function Points({ question, answer, onAnswer }: AnswerFieldProps<QuestionOf<'scale'>>) {
  return (
    <>
      <div className={styles.points}>
        {branchIdsOf(question).map((point) => (
          <label key={point} className={styles.point}>
            <input
              type="radio"
              name={`preview-${question.questionId}`}
              checked={answer === point}
              onChange={() => onAnswer(point)}
            />
            {point}
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{question.lowest}</span>
        <span>{question.highest}</span>
      </p>
    </>
  )
}

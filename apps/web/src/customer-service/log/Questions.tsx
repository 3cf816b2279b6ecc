import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronRight } from 'lucide'
import styles from './Bubble.module.css'

interface QuestionsProps {
  readonly title?: string
  readonly questions: readonly string[]
  readonly onChoose: (question: string) => void
}

/** Questions to choose from; choosing one asks it. */
export function Questions({ title, questions, onChoose }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {title !== undefined && <p>{title}</p>}
      {questions.map((question) => (
        <button key={question} type="button" onClick={() => onChoose(question)}>
          {question}
          <Icon of={ChevronRight} size="s" />
        </button>
      ))}
    </div>
  )
}

import type { CannedAnswer } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import styles from './CannedAnswerList.module.css'

interface CannedAnswerListProps {
  readonly answers: readonly CannedAnswer[]
  readonly onChange: (answer: CannedAnswer) => void
  readonly onRemove: (answer: CannedAnswer) => void
}

/** Answers at hand, with what this member of staff may do to each. */
export function CannedAnswerList({ answers, onChange, onRemove }: CannedAnswerListProps) {
  if (answers.length === 0) {
    return <EmptyState title="还没有常用语">添加后，在回复框里输入 / 选用。</EmptyState>
  }
  return (
    // It scrolls once there are many, and answers of others have no button that leads there.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    <ul className={styles.list} tabIndex={0} aria-label="常用语">
      {answers.map((answer) => (
        <li key={answer.answerId} className={styles.answer}>
          <span className={styles.head}>
            <b>{answer.title}</b>
            {answer.isShared && <Badge tone="info">公用</Badge>}
            {answer.mayChange && (
              <span className={styles.actions}>
                <Act name="修改" answer={answer} onAct={onChange} />
                <Act name="删除" answer={answer} onAct={onRemove} />
              </span>
            )}
          </span>
          <p className={styles.text}>{answer.text}</p>
        </li>
      ))}
    </ul>
  )
}

interface ActProps {
  readonly name: string
  readonly answer: CannedAnswer
  readonly onAct: (answer: CannedAnswer) => void
}

function Act({ name, answer, onAct }: ActProps) {
  return (
    <Button
      isSmall
      variant="text"
      aria-label={`${name} ${answer.title}`}
      onClick={() => onAct(answer)}
    >
      {name}
    </Button>
  )
}

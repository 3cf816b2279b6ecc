import { Badge } from '@ecenter/ui/Badge.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide'
import { useId } from 'react'
import { IconButton } from '../../kit/buttons/Button.tsx'
import { questionKindNames } from '../question-kinds.ts'
import { MoveButton } from './MoveButton.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import styles from './Writing.module.css'
import type { WrittenQuestion } from './written-question.ts'

interface QuestionCardProps extends WrittenQuestion {
  /** From 0. */
  readonly at: number
  readonly isLast: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

/** One question: its line, and its fields while it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, at, isLast, isOpen, onToggle, onMove, onRemove } = props
  const id = useId()
  const number = `第 ${at + 1} 题`
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" />
          <span className={styles.number}>{number}</span>
          <span className={styles.title}>{question.title || '（还没写）'}</span>
        </button>
        <span className={styles.marks}>
          {question.shownAfter !== undefined && <Badge tone="info">有条件</Badge>}
          {!question.isRequired && <Badge>选填</Badge>}
          <Badge>{questionKindNames[question.type]}</Badge>
        </span>
        <span className={styles.moves}>
          <MoveButton
            icon={ArrowUp}
            label={`${number}上移`}
            isAtEnd={at === 0}
            onMove={() => onMove(-1)}
          />
          <MoveButton
            icon={ArrowDown}
            label={`${number}下移`}
            isAtEnd={isLast}
            onMove={() => onMove(1)}
          />
          <IconButton icon={Trash2} label={`删去${number}`} onClick={onRemove} />
        </span>
      </div>
      <div id={id} className={styles.fields} hidden={!isOpen}>
        {isOpen && <QuestionFields {...props} />}
      </div>
    </li>
  )
}

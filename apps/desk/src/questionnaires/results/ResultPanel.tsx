import { branchIdsOf } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { QuestionResult } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { BarTable } from '../../kit/lists/BarTable.tsx'
import { questionKindNames } from '../question-kinds.ts'
import styles from './Results.module.css'
import { WrittenWords } from './WrittenWords.tsx'

interface ResultPanelProps {
  readonly id: string
  readonly version: number
  readonly result: QuestionResult
  /** From 1, among all questions of its version. */
  readonly number: number
}

/** What was answered to one question. */
export function ResultPanel(props: ResultPanelProps) {
  const { question, answered } = props.result
  return (
    <Panel
      title={`${props.number}. ${question.title}`}
      actions={<Badge>{questionKindNames[question.type]}</Badge>}
    >
      <p className={styles.answered}>
        {answered} 人回答{question.shownAfter !== undefined && '（只问了一部分人）'}
      </p>
      <Answers {...props} />
    </Panel>
  )
}

function Answers(props: ResultPanelProps) {
  const { question, answered, counts, mean } = props.result
  if (question.type === 'text') return <WrittenWords {...props} {...{ question, answered }} />
  const labels = labelsOf(question)
  return (
    <>
      {mean !== undefined && (
        <p className={styles.mean}>
          平均 <b className="num">{mean.toFixed(2)}</b> 分
        </p>
      )}
      <BarTable
        label={question.title}
        whole={answered}
        bars={counts.map(({ optionId, count }) => ({
          name: optionId,
          label: labels.get(optionId) ?? optionId,
          count,
        }))}
      />
      {question.type === 'multiple' && (
        <p className={styles.note}>可以选几项，所以加起来会超过 100%。</p>
      )}
    </>
  )
}

/** What staff read of an option, or of a point of a scale. */
function labelsOf(question: Question): ReadonlyMap<string, string> {
  if ('options' in question) {
    return new Map(question.options.map(({ optionId, text }) => [optionId, text]))
  }
  if (question.type === 'text') return new Map()
  const { points, lowest, highest } = question
  const ends = new Map([
    ['1', `（${lowest}）`],
    [`${points}`, `（${highest}）`],
  ])
  return new Map(
    branchIdsOf(question).map((point) => [point, `${point} 分${ends.get(point) ?? ''}`]),
  )
}

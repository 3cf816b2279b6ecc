import type { ChosenAnswers, Question } from '@ecenter/contract/questionnaires/question.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import styles from './AnswerProgress.module.css'

interface AnswerProgressProps {
  readonly shown: readonly Question[]
  readonly given: ChosenAnswers
}

/** How many questions are left that have to be answered; stays in sight. */
export function AnswerProgress({ shown, given }: AnswerProgressProps) {
  const hasHeader = useBasicInfo((info) => info.showHeadFlag)
  const needed = shown.filter(({ isRequired }) => isRequired)
  const left = needed.filter(({ questionId }) => !(questionId in given)).length
  const text =
    left === 0
      ? '要答的都答完了，请填手机号提交'
      : `已答 ${Object.keys(given).length} 题，还有 ${left} 题要答`
  return (
    <div className={classNames(styles.progress, hasHeader && styles.belowHeader)}>
      <p aria-hidden="true">{text}</p>
      <ProgressBar share={needed.length === 0 ? 1 : 1 - left / needed.length} label={text} />
    </div>
  )
}

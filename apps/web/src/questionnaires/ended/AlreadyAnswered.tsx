import { CircleCheck } from 'lucide'
import { Button } from '../../kit/Button.tsx'
import { dayText } from '../../kit/day-text.ts'
import { ResultState } from '../../kit/ResultState.tsx'
import { useQuestionnaire } from '../../state/questionnaire.ts'
import { WaysOn } from './WaysOn.tsx'

interface AlreadyAnsweredProps {
  readonly title: string
  /** An ISO date. */
  readonly answeredOn: string | undefined
}

/** The visitor's own phone has answered; somebody of the family may have another. */
export function AlreadyAnswered({ title, answeredOn }: AlreadyAnsweredProps) {
  return (
    <ResultState
      tone="success"
      icon={CircleCheck}
      title="您已经答过了"
      actions={
        <>
          <WaysOn />
          <Button variant="text" isBlock onClick={() => useQuestionnaire.setState({ mobile: '' })}>
            用别的手机号填一份
          </Button>
        </>
      }
    >
      {title}
      {answeredOn !== undefined && (
        <>
          <br />
          <b className="num">{dayText(answeredOn)}</b>收到
        </>
      )}
      <br />
      每个手机号答一次，谢谢您！
    </ResultState>
  )
}

import { queryIsAnswer } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { CircleCheck } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { dayText } from '../kit/words/day-text.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { useFormDrafts } from '../state/form-drafts.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useQuestionnaire } from '../state/questionnaire.ts'
import { QuestionnaireForm } from './answering/QuestionnaireForm.tsx'
import type { QuestionnaireFormProps } from './answering/use-questionnaire-form.ts'
import { WaysOn } from './ended/WaysOn.tsx'

/** Its form, or that the phone which answered last in this visit has answered this one. */
export function OpenQuestionnaire(props: QuestionnaireFormProps) {
  const { questionnaireId, title } = props.asked
  const areRestored = [useRestored(useQuestionnaire), useRestored(useFormDrafts)]
  const mobile = useQuestionnaire((kept) => kept.mobile)
  const { value, isLoading } = useCall(
    queryIsAnswer,
    mobile === '' ? undefined : { mobile, questionnaireId },
  )
  if (isLoading || areRestored.includes(false)) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  if (value?.isAnswered) {
    return (
      <Screen>
        <AlreadyAnswered title={title} answeredOn={value.answeredOn} />
      </Screen>
    )
  }
  return (
    <Screen isPlain>
      <QuestionnaireForm {...props} />
    </Screen>
  )
}

interface AlreadyAnsweredProps {
  readonly title: string
  /** An ISO date. */
  readonly answeredOn: string | undefined
}

/** The visitor's own phone has answered; somebody of the family may have another. */
function AlreadyAnswered({ title, answeredOn }: AlreadyAnsweredProps) {
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

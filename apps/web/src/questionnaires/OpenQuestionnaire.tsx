import { queryIsAnswer } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/Loading.tsx'
import { Screen } from '../shell/Screen.tsx'
import { useFormDrafts } from '../state/form-drafts.ts'
import { useRestored } from '../state/kept-store.ts'
import { useQuestionnaire } from '../state/questionnaire.ts'
import { QuestionnaireForm } from './answering/QuestionnaireForm.tsx'
import type { QuestionnaireFormProps } from './answering/use-questionnaire-form.ts'
import { AlreadyAnswered } from './ended/AlreadyAnswered.tsx'

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

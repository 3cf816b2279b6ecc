import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  queryActivitySwitch,
  queryIsAnswer,
  queryQuestionInfo,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { CalendarX, CircleCheck, Clock, type IconNode, SearchX } from 'lucide'
import { useEffect, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { dayText } from '../kit/words/day-text.ts'
import { forbidBack } from '../shell/back-guard.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useFormDrafts } from '../state/form-drafts.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useQuestionnaire } from '../state/questionnaire.ts'
import { QuestionnaireForm } from './answering/QuestionnaireForm.tsx'
import type { QuestionnaireFormProps } from './answering/use-questionnaire-form.ts'
import { WaysOn } from './ended/WaysOn.tsx'
import { useAskedWhere } from './use-asked-where.ts'

/** `/questionnaire`: what is asked through the link that the visitor came by, answered once a phone. */
export function QuestionnairePage() {
  const [thanks, setThanks] = useState<string>()
  if (thanks === undefined) return <Questionnaire onThanks={setThanks} />
  return (
    <Screen title="提交成功" hasWayBack={false}>
      <Thanks thanks={thanks} />
    </Screen>
  )
}

interface QuestionnaireProps {
  readonly onThanks: (thanks: string) => void
}

/** Both are asked at once: who can answer waits for one answer only. */
function Questionnaire({ onThanks }: QuestionnaireProps) {
  const where = useAskedWhere()
  const activity = useCall(queryActivitySwitch, where)
  const questions = useCall(queryQuestionInfo, where)
  const { value: asked, failed } = questions

  function askAgain() {
    activity.ask()
    questions.ask()
  }

  if (activity.value?.isOpen === false) {
    return (
      <Screen>
        <ClosedQuestionnaire status={activity.value} />
      </Screen>
    )
  }
  if (asked === undefined) {
    // Why it is closed is about to be told.
    const isToBeTold = isClosed(failed) && activity.isLoading
    return (
      <Screen>
        <Unanswered
          failed={isToBeTold ? undefined : failed}
          ask={askAgain}
          queryHref="#/questionnaire"
          outage="暂时打不开问卷"
        />
      </Screen>
    )
  }
  return (
    <OpenQuestionnaire
      key={`${asked.questionnaireId} ${asked.version}`}
      {...{ asked, where, onThanks }}
      onClosed={askAgain}
    />
  )
}

function isClosed(failed: Failed | undefined): boolean {
  return failed?.kind === 'rejected' && failed.code === resultCodes.stateChanged
}

/** What the insurer says to whoever has answered; back does not lead into the form. */
function Thanks({ thanks }: { readonly thanks: string }) {
  useEffect(() => {
    forbidBack()
    scrollTo(0, 0)
  }, [])
  return (
    <ResultState tone="success" icon={CircleCheck} title="收到您的回答了" actions={<WaysOn />}>
      {thanks}
    </ResultState>
  )
}

type Status = Extract<ResponseOf<typeof queryActivitySwitch>, { isOpen: false }>

/** Nothing can be answered here: not open yet, over, or never there. */
function ClosedQuestionnaire({ status }: { readonly status: Status }) {
  const { title } = status
  return (
    <ResultState tone="empty" {...lookOf(status)} actions={<WaysOn />}>
      {title !== undefined && (
        <>
          {title}
          <br />
        </>
      )}
      <WhenOpen {...status} />
      现在就有话想说？请告诉客服。
    </ResultState>
  )
}

function lookOf({ reason }: Status): { readonly icon: IconNode; readonly title: string } {
  switch (reason) {
    case 'not-yet':
      return { icon: Clock, title: '问卷还没有开始' }
    case 'over':
      return { icon: CalendarX, title: '问卷已经结束' }
    case 'none':
      return { icon: SearchX, title: '现在没有问卷' }
  }
}

function WhenOpen({ from, until }: Status) {
  const day = from ?? until
  if (day === undefined) return null
  return (
    <>
      <b className="num">{dayText(day)}</b>
      {from === undefined ? '结束' : '开始'}
      <br />
    </>
  )
}

/** Its form, or that the phone which answered last in this visit has answered this one. */
function OpenQuestionnaire(props: QuestionnaireFormProps) {
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

import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import {
  queryActivitySwitch,
  queryQuestionInfo,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { useCall } from '../client/use-call.ts'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
import { ClosedQuestionnaire } from './ended/ClosedQuestionnaire.tsx'
import { Thanks } from './ended/Thanks.tsx'
import { OpenQuestionnaire } from './OpenQuestionnaire.tsx'
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
        <ClosedQuestionnaire standing={activity.value} />
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
  return failed?.kind === 'refused' && failed.code === resultCodes.stateChanged
}

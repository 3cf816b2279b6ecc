import { isSettled } from '@ecenter/client/result.ts'
import type { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { navigate, pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { AppealCaseView } from './following/AppealCaseView.tsx'
import { AppealQuery } from './following/AppealQuery.tsx'

type Asked = RequestOf<typeof queryAppeal>

/** `/appeal-progress`: one of the customer's own cases, or any by its number and the phone it was filed with. */
export function AppealProgressPage() {
  const [asked, setAsked] = useState<Asked>()
  const [handle] = useState(() => pageParameter('handle'))
  const own = useOwnCase(handle)
  const shown = asked ?? own.found
  if (shown !== undefined) {
    return (
      <AppealCaseView
        asked={shown}
        onFound={setAsked}
        onOther={() => (handle === undefined ? setAsked(undefined) : navigate('/appeal-progress'))}
      />
    )
  }
  return own.isUnanswered ? (
    <Screen>
      <Unanswered failed={own.failed} ask={own.ask} queryHref="#/appeal-progress" />
    </Screen>
  ) : (
    <AppealQuery onFound={setAsked} />
  )
}

/** The case that a list named; nothing once the proof is over, and then it is asked for by its number. */
function useOwnCase(handle: string | undefined) {
  const { value, failed, ask } = useCall(readOverview, handle === undefined ? undefined : {})
  const found = value?.cases.find((each) => each.handle === handle)
  const { maskedMobile: phoneNumber } = value ?? {}
  // The form asks the same for its choices: while that is on its way again, the form stays.
  const isDecided = value !== undefined || (failed !== undefined && isSettled(failed))
  return {
    failed,
    ask,
    isUnanswered: handle !== undefined && !isDecided,
    found: found && phoneNumber !== undefined ? { caseNo: found.caseNo, phoneNumber } : undefined,
  }
}

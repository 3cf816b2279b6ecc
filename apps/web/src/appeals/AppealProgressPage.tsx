import type { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { useState } from 'react'
import { AppealCaseView } from './following/AppealCaseView.tsx'
import { AppealQuery } from './following/AppealQuery.tsx'

/** `/appeal-progress`: one case by its number and the phone it was filed with. */
export function AppealProgressPage() {
  const [asked, setAsked] = useState<RequestOf<typeof queryAppeal>>()
  return asked === undefined ? (
    <AppealQuery onFound={setAsked} />
  ) : (
    <AppealCaseView asked={asked} onFound={setAsked} onOther={() => setAsked(undefined)} />
  )
}

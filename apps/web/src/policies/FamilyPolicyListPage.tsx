import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { FoundPolicies } from './found/FoundPolicies.tsx'
import { familyFacts, familyQuestion } from './found/policy-question.ts'

/** `/policy-detail-WDFList`: the policies of a student or a family. */
export function FamilyPolicyListPage() {
  const isRestored = useRestored(useOtherPolicyQuery)
  const typed = useOtherPolicyQuery()
  const [fact] = useState(() => factIn(familyFacts, pageParameter('by')))
  return (
    <FoundPolicies
      title="学生和家庭保单"
      question={isRestored ? familyQuestion(fact, typed) : undefined}
      queryHref={`#/policy-query-wdf?by=${fact}`}
    />
  )
}

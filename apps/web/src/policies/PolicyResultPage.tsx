import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useRestored } from '../state/kept-store.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { FoundPolicies } from './found/FoundPolicies.tsx'
import { propertyFacts, propertyQuestion } from './found/policy-question.ts'

/** `/policy-queryResult`: policies other than car; kept as it was left while a detail is read. */
export function PolicyResultPage() {
  const isRestored = useRestored(useOtherPolicyQuery)
  const typed = useOtherPolicyQuery()
  // Kept while a detail shows, when the address is that one's.
  const [fact] = useState(() => factIn(propertyFacts, pageParameter('by')))
  return (
    <FoundPolicies
      title="查询结果"
      question={isRestored ? propertyQuestion(fact, typed) : undefined}
      queryHref={`#/policy-query-property?by=${fact}`}
    />
  )
}

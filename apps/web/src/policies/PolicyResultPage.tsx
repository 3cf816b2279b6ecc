import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { FoundPolicies } from './found/FoundPolicies.tsx'
import { mine, myQuestion, propertyFacts, propertyQuestion } from './found/policy-question.ts'

/** `/policy-queryResult`: policies other than car; kept as it was left while a detail is read. */
export function PolicyResultPage() {
  // Kept while a detail shows, when the address is that one's.
  const [by] = useState(() => pageParameter('by'))
  return by === mine ? <MyPolicies /> : <PoliciesByFacts by={by} />
}

/** Those of a customer who came logged in. */
function MyPolicies() {
  return (
    <FoundPolicies
      title="我的保单"
      question={myQuestion}
      queryHref="#/policy-query-property"
      none={{ title: '您名下没有保单', text: '刚投保的，请稍后再来看。' }}
    />
  )
}

function PoliciesByFacts({ by }: { readonly by: string | undefined }) {
  const fact = factIn(propertyFacts, by)
  const isRestored = useRestored(useOtherPolicyQuery)
  const typed = useOtherPolicyQuery()
  return (
    <FoundPolicies
      title="查询结果"
      question={isRestored ? propertyQuestion(fact, typed) : undefined}
      queryHref={`#/policy-query-property?by=${fact}`}
    />
  )
}

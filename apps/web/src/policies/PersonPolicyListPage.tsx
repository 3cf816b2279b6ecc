import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useWarrantyQuery } from '../state/warranty-query.ts'
import { FoundPolicies } from './found/FoundPolicies.tsx'
import { personFacts, personQuestion } from './found/policy-question.ts'

/** `/warranty-query-list`: the policies of a person, of every kind. */
export function PersonPolicyListPage() {
  const isRestored = useRestored(useWarrantyQuery)
  const typed = useWarrantyQuery()
  const [fact] = useState(() => factIn(personFacts, pageParameter('by')))
  return (
    <FoundPolicies
      title="名下保单"
      question={isRestored ? personQuestion(fact, typed) : undefined}
      queryHref={`#/warranty-query?by=${fact}`}
    />
  )
}

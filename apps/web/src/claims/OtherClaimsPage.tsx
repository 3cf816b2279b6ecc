import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useOtherClaimQuery } from '../state/other-claim-query.ts'
import { otherFacts } from './claim-facts.ts'
import { ClaimFacts } from './facts/ClaimFacts.tsx'
import { otherQuestion } from './found/claim-question.ts'
import { FoundClaims } from './found/FoundClaims.tsx'

/** `/claims-info-nocar`: what the form found and, of one claim, what is known of it. */
export function OtherClaimsPage() {
  const handle = pageParameter('handle')
  return handle === undefined ? <OtherClaims /> : <ClaimFacts handle={handle} />
}

function OtherClaims() {
  const isRestored = useRestored(useOtherClaimQuery)
  const typed = useOtherClaimQuery()
  const [fact] = useState(() => factIn(otherFacts, pageParameter('by')))
  return (
    <FoundClaims
      title="查到的理赔"
      fact={fact}
      question={isRestored ? otherQuestion(fact, typed) : undefined}
    />
  )
}

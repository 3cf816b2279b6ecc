import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useCarClaimQuery } from '../state/car-claim-query.ts'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { carFacts } from './claim-facts.ts'
import { carQuestion } from './found/claim-question.ts'
import { FoundClaims } from './found/FoundClaims.tsx'

/** `/claims-mine-car`: all claims of a car, or of one policy. */
export function MyCarClaimsPage() {
  const restored = [useRestored(useCarClaimQuery), useRestored(useCarPolicyQuery)]
  const { licenseNo } = useCarPolicyQuery()
  const typed = useCarClaimQuery()
  const [fact] = useState(() => factIn(carFacts, pageParameter('by')))
  return (
    <FoundClaims
      title="我的车险理赔"
      fact={fact}
      question={restored.every(Boolean) ? carQuestion(fact, { ...typed, licenseNo }) : undefined}
    />
  )
}

import { pageParameter } from '../shell/location.ts'
import { ClaimFacts } from './facts/ClaimFacts.tsx'

/** `/claims-progress-car`: what is known of a car's claim. */
export function ClaimFactsPage() {
  return <ClaimFacts handle={pageParameter('handle') ?? ''} />
}

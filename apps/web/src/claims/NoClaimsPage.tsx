import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { claimFacts } from './claim-facts.ts'
import { NothingFound } from './found/NothingFound.tsx'

/** `/claims-queryResult`: nothing was found, and what to try next. */
export function NoClaimsPage() {
  const [fact] = useState(() => factIn(claimFacts, pageParameter('by')))
  return (
    <Screen>
      <NothingFound fact={fact} />
    </Screen>
  )
}

import { useEffect, useState } from 'react'
import { onNavigation, pageParameter, pathOf } from '../shell/location.ts'
import { factIn } from './fact-in.ts'

/**
 * What the customer has at hand, of `facts`. It stands in the address, so that a link opens the
 * right form and the way back finds it; another choice is no further step of the way.
 */
export function useFact<Fact extends string>(facts: readonly [Fact, ...Fact[]]) {
  const [path] = useState(() => pathOf(location.hash))
  const [fact, setFact] = useState(() => factIn(facts, pageParameter('by')))

  useEffect(() => {
    return onNavigation((hash) => {
      // A link to another form of the page that a choice has led away from.
      if (pathOf(hash) === path) setFact(factIn(facts, pageParameter('by')))
    })
  }, [facts, path])

  function choose(chosen: Fact) {
    history.replaceState(history.state, '', `#${path}?by=${chosen}`)
    setFact(chosen)
  }

  return [fact, choose] as const
}

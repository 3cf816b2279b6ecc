import { useEffect, useState } from 'react'
import { pageCaller } from '../../client/page-session.ts'
import { type RecentThing, useRecentThings } from '../../state/recent-things.ts'

/**
 * What was opened in the session that the service knows now: with another one, all of it is gone.
 * Undefined until that is known.
 */
export function useRecentOfSession(): readonly RecentThing[] | undefined {
  const things = useRecentThings((recent) => recent.things)
  const [session, setSession] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    pageCaller().then(
      ({ uuid }) => {
        if (isCurrent) setSession(uuid)
      },
      // Without the service nothing could be opened.
      () => {
        if (isCurrent) setSession('')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])

  return session === undefined ? undefined : things.filter((thing) => thing.session === session)
}

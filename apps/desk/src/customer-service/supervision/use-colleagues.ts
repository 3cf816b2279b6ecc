import { type Colleague, listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { useEffect, useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { type ColleaguesShown, colleaguesShown } from './colleagues-shown.ts'

/** A dialog stays open for minutes, in which colleagues come and go. */
const everyMs = 5_000

/**
 * Who can be given a conversation; the others who are there are shown, and cannot be chosen. `chosenId` is who is
 * chosen now: whoever leaves then stays in the list, so that nobody else seems to be meant.
 */
export function useColleagues(chosenId: string | undefined): ColleaguesShown {
  const { value } = useDeskQuery(listColleagues, {}, { everyMs })
  const [lastSeen, setLastSeen] = useState<Colleague>()
  const chosen = value?.colleagues.find(({ staffId }) => staffId === chosenId)
  useEffect(() => {
    if (chosen !== undefined) setLastSeen(chosen)
  }, [chosen])
  return colleaguesShown(value?.colleagues, { chosenId, lastSeen })
}

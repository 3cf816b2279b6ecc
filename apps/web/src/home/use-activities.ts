import { type Announcement, queryActivity } from '@ecenter/contract/activities/announcement.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { useShownWhere } from './use-shown-where.ts'

export interface ActivitiesHere {
  readonly activities: readonly Announcement[]
  readonly notice?: Announcement | undefined
  /** Answered, or known to fail. */
  readonly isSettled: boolean
}

/** What is told in this city and channel; while another city is asked about, what was told before stays. */
export function useActivities(): ActivitiesHere {
  const { value, failed } = useCall(queryActivity, useShownWhere())
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  const shown = failed === undefined ? (value ?? latest) : value
  return { activities: [], ...shown, isSettled: shown !== undefined || failed !== undefined }
}

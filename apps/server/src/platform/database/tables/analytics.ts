import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { Generated } from 'kysely'

export interface AnalyticsTables {
  analytics_visit: AnalyticsVisitTable
  analytics_event: AnalyticsEventTable
  analytics_vital: AnalyticsVitalTable
}

interface AnalyticsVisitTable {
  session_id: string
  visit: string
}

interface AnalyticsEventTable {
  id: Generated<number>
  /** The hour, and no nearer. */
  at: Date
  kind: 'view' | 'click'
  /** A route, or one of the named buttons. */
  name: string
  channel: Channel
  entry_id: string | null
  /** Random; joins the events of one session to each other and to nothing else. */
  visit: string
}

interface AnalyticsVitalTable {
  id: Generated<number>
  /** The hour, and no nearer; no visit stands beside it. */
  at: Date
  name: 'LCP' | 'INP' | 'CLS'
  /** The screen that the page was opened at. */
  route: string
  channel: Channel
  value: number
}

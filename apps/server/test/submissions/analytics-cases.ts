import { recordVitals } from '@ecenter/contract/analytics/analytics-calls.ts'
import { record } from '@ecenter/contract/analytics/record.ts'
import { recordFault } from '@ecenter/contract/analytics/record-fault.ts'
import type { SubmissionCases } from './submission-case.ts'

export const analyticsCases: SubmissionCases = [
  [
    record,
    {
      effects: ['analytics_event', 'analytics_visit'],
      traces: 0,
      ready: async () => ({ events: ['/home'], channelType: 'web' }),
    },
  ],
  [
    recordFault,
    {
      // Told to the log alone, which counts it.
      effects: [],
      traces: 0,
      ready: async () => ({ route: '/home', message: 'TypeError', at: [], version: 'main-1a2b' }),
    },
  ],
  [
    recordVitals,
    {
      effects: ['analytics_vital'],
      traces: 0,
      ready: async () => ({ route: '/home', channelType: 'web', vitals: { LCP: 900 } }),
    },
  ],
]

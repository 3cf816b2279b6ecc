import type { ClaimSummary } from './claim-summary.ts'

/** The screen that shows where a claim stands; the links of SMS lead there too. */
export const progressPages = {
  car: '/claims-detail-car',
  other: '/claims-schedle-nocar',
} as const satisfies Record<ClaimSummary['kind'], `/${string}`>

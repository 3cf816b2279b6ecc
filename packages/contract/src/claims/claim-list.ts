import { array, type InferOutput, object } from 'valibot'
import { listExtent } from '../list-page.ts'
import { claimSummary } from './claim-summary.ts'

/** Claims that were found, the latest report first, a page at a time. */
export const claimList = object({ claimInfoList: array(claimSummary), ...listExtent })
export type ClaimList = InferOutput<typeof claimList>

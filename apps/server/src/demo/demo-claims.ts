import { claimRow } from '../domains/claims/import/claim-row.ts'
import { newClaim } from '../domains/claims/import/claims.ts'
import type { NewClaim } from '../domains/claims/store/store-claims.ts'
import { readFolder } from './data/read-data.ts'

/** All claims of the demo insurer, as a core tells them. */
export function demoClaims(today: string): NewClaim[] {
  return readFolder('claims', claimRow, today).map(newClaim)
}

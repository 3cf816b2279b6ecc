import type { DeskReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'

/** A return, and how it is asked for anew. */
export interface ReturnProps {
  readonly claim: DeskReturnClaim
  readonly onChanged: () => Promise<unknown>
}

import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { listReturnClaims as listReturnClaimsCall } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimRefOf } from '../rules/claim-ref.ts'
import { countReturnClaims, listReturnClaims } from '../store/return-claim-list.ts'
import { deskReturnRowOf } from './desk-return-row.ts'

export function answerListReturnClaims(
  services: ReturnInsuranceServices,
): DeskHandler<typeof listReturnClaimsCall> {
  return async ({ status, page }, { staff: { within } }) => {
    const extent = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage, within }
    const [returns, total, open] = await Promise.all([
      listReturnClaims(services, status, extent),
      countReturnClaims(services, status, within),
      countReturnClaims(services, 'open', within),
    ])
    const claims = await readClaims(services, returns.map(claimRefOf))
    const today = services.clock.today()
    return {
      claims: returns.flatMap((returned) => {
        const claim = claims.find(({ id }) => id === returned.claimId)
        return claim === undefined ? [] : deskReturnRowOf(returned, claim, today)
      }),
      total,
      nextPage: nextPageOf(page, total),
      open,
    }
  }
}

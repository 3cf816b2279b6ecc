import type { listApprovals } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaims } from '../store/claim.repository.ts'
import { waitingApprovals } from '../store/claim-approval.ts'

export function answerListApprovals(services: ClaimsServices): DeskHandler<typeof listApprovals> {
  return async ({ page }, { staff }) => {
    const extent = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage, within: staff.within }
    const { approvals, total } = await waitingApprovals(services, extent)
    const claims = await readClaims(
      services,
      approvals.map(({ claim }) => claim),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    return {
      approvals: approvals.flatMap(({ claim: { id }, amountFen, account, askedAt }) => {
        const claim = claimOf.get(id)
        if (claim === undefined) return []
        return [
          {
            claimId: id,
            registNo: claim.registNo,
            productName: claim.productName,
            maskedInsuredName: maskName(claim.insured.name),
            amount: amountFen,
            account,
            since: minuteInChina(askedAt),
          },
        ]
      }),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

import type { listNudges } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { summaryShown } from '../calls/claim-summary.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaims } from '../store/claim.repository.ts'
import { waitingNudges } from '../store/claim-nudge.ts'

export function answerListNudges(services: ClaimsServices): DeskHandler<typeof listNudges> {
  return async ({ page }, { staff }) => {
    const extent = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage, within: staff.within }
    const { nudges, total } = await waitingNudges(services, extent)
    const claims = await readClaims(
      services,
      nudges.map(({ claim }) => claim),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    const today = services.clock.today()
    return {
      nudges: nudges.flatMap(({ claim: { id }, askedAt, answerBy }) => {
        const claim = claimOf.get(id)
        if (claim === undefined) return []
        const { productName, maskedInsuredName, statusText } = summaryShown(services, claim)
        return {
          ...{ claimId: id, registNo: claim.registNo, productName, maskedInsuredName, statusText },
          ...{ askedAt: minuteInChina(askedAt), answerBy, isOverdue: today > answerBy },
        }
      }),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

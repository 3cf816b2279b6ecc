import { claimStepNames, type listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { daysBetween } from '../../../platform/clock/days.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { ownTitleOf } from '../rules/words-by-kind.ts'
import { readClaims } from '../store/claim.repository.ts'
import { claimsAsked, countClaimsAsked } from '../store/claims-worklist.ts'

/** Only the claims of one page are opened. */
export function answerListClaims(services: ClaimsServices): DeskHandler<typeof listClaims> {
  return async ({ page, ...filter }, { staff }) => {
    const today = services.clock.today()
    const wanted = { ...filter, today, within: staff.within }
    const extent = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage }
    const [listed, counts] = await Promise.all([
      claimsAsked(services, wanted, extent),
      countClaimsAsked(services, wanted),
    ])
    const claims = await readClaims(
      services,
      listed.map(({ ref }) => ref),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    const total = counts[filter.state]
    return {
      claims: listed.flatMap(({ ref, stepAt, ...work }) => {
        const claim = claimOf.get(ref.id)
        if (claim === undefined) return []
        return [
          {
            ...work,
            stepName: ownTitleOf(work.step, claim.lossTypes) ?? claimStepNames[work.step],
            claimId: ref.id,
            registNo: claim.registNo,
            productName: claim.productName,
            maskedInsuredName: maskName(claim.insured.name),
            stepSince: minuteInChina(stepAt),
            daysLeft: work.dueOn === undefined ? undefined : daysBetween(today, work.dueOn),
          },
        ]
      }),
      total,
      nextPage: nextPageOf(page, total),
      counts,
    }
  }
}

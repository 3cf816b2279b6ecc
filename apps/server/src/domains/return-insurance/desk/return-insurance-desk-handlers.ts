import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { returnInsuranceDeskCalls } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { claimsWithin } from '../../claims/store/claim-within.ts'
import { storeClaimWords } from '../../claims/store/store-claim-words.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { marketplaceOrderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimRefOf } from '../rules/claim-ref.ts'
import { returnClaimOf, returnClaimOn } from '../store/return-claim.repository.ts'
import type { ReturnClaim } from '../store/return-claim.ts'
import { countReturnClaims, listReturnClaims } from '../store/return-claim-list.ts'
import { decideReturn } from './decide-return.ts'
import { deskReturnClaimOf } from './desk-return-claim.ts'
import { deskReturnRowOf } from './desk-return-row.ts'
import { returnOfId } from './return-of-id.ts'

export function returnInsuranceDeskHandlers(
  services: ReturnInsuranceServices,
): DeskHandlers<typeof returnInsuranceDeskCalls> {
  return {
    async listReturnClaims({ status, page }, { staff: { within } }) {
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
    },
    async findReturnClaim({ number }, { staff: { within }, trace }) {
      const found =
        (await byReport(services, number, within)) ?? (await byOrder(services, number, within))
      if (found === undefined) {
        await trace({ event: 'return-found', outcome: 'nothing' })
        throw nothingFound()
      }
      await trace({ event: 'return-found', ...about(claimRefOf(found)), outcome: 'found' })
      return { claimId: found.claimId }
    },
    async readReturnClaim({ claimId }, { staff, trace }) {
      const { returned, claim } = await returnOfId(services, claimId, staff.within)
      await trace({ event: 'claim-read', ...about(claim.ref), outcome: 'desk' })
      return deskReturnClaimOf(services, returned, claim)
    },
    /** The policy agrees on the sum, so nobody is asked whether they agree. */
    acceptReturnClaim: (seen, transaction) =>
      decideReturn(services, seen, transaction, {
        outcome: 'accepted',
        events: ['agreed'],
        told: '审核通过，正在支付赔款',
      }),
    /** The reason stands on the page of the progress, so with the refusal it has been explained. */
    refuseReturnClaim: ({ reason, ...seen }, transaction) =>
      decideReturn(services, seen, transaction, {
        outcome: 'refused',
        events: ['refused', 'refusal-notice'],
        told: '已有处理结果',
        reason,
        keep: (store, claim) => storeClaimWords(store, claim, { refusalReason: reason }),
      }),
  }
}

async function byReport(
  services: ReturnInsuranceServices,
  number: string,
  within: Within,
): Promise<ReturnClaim | undefined> {
  const ref = await claimOfNumber(services, number.toUpperCase(), within)
  return ref && returnClaimOf(services, ref)
}

/** Two marketplaces may give one number: the one that was claimed is meant. */
async function byOrder(
  services: ReturnInsuranceServices,
  number: string,
  within: Within,
): Promise<ReturnClaim | undefined> {
  const insured = await findBehind(services, [[marketplaceOrderLookupKey(services.keys, number)]])
  const claims = await Promise.all(insured.map(({ ref }) => returnClaimOn(services, ref)))
  const claim = claims.find((one) => one !== undefined)
  if (claim === undefined) return undefined
  const seen = await claimsWithin(services, [claimRefOf(claim)], within)
  return seen.length === 0 ? undefined : claim
}

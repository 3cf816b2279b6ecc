import type { ResponseOf } from '@ecenter/contract/call.ts'
import { returnClaimDecided } from '@ecenter/contract/core/claim-events.ts'
import type {
  acceptReturnClaim,
  returnInsuranceDeskCalls,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers, DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  mustBeFound,
  nothingFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { progressAfter } from '../../claims/desk/claim-preview.ts'
import type { ClaimEventType } from '../../claims/rules/claim-event.ts'
import { appendClaimEvent } from '../../claims/store/append-claim-event.ts'
import { type ClaimStore, readClaim, readClaims } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimOfId, claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { queueClaimNotice } from '../../claims/store/claim-notice.ts'
import { claimsWithin } from '../../claims/store/claim-within.ts'
import { lockClaim } from '../../claims/store/lock-claim.ts'
import { storeClaimWords } from '../../claims/store/store-claims.ts'
import { holdUnnotified, markNotified } from '../../claims/store/unnotified-events.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { marketplaceOrderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimRefOf } from '../rules/claim-ref.ts'
import { returnClaimOf, returnClaimOn } from '../store/return-claim.repository.ts'
import type { ReturnClaim } from '../store/return-claim.ts'
import { countReturnClaims, listReturnClaims } from '../store/return-claim-list.ts'
import { deskReturnClaimOf } from './desk-return-claim.ts'
import { deskReturnRowOf } from './desk-return-row.ts'

export function returnInsuranceDeskHandlers(
  services: ReturnInsuranceServices,
): DeskHandlers<typeof returnInsuranceDeskCalls> {
  return {
    async listReturnClaims({ status, page }, { staff: { within } }) {
      const extent = { ...extentOf(page), within }
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
    async findReturnClaim({ number }, { staff, trace }) {
      await takeSearch(services, staff)
      const { within } = staff
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

interface Seen {
  readonly claimId: string
  readonly version: number
  readonly confirmed?: boolean | undefined
}

type Decided = ResponseOf<typeof acceptReturnClaim>

interface Decision {
  readonly outcome: 'accepted' | 'refused'
  readonly events: readonly ClaimEventType[]
  /** What the SMS says of it; whether it was refused is not for who looks over a shoulder. */
  readonly told: string
  /** Why it was refused. */
  readonly reason?: string
}

/**
 * Decides on a return with its claim locked, if it is still as it was seen: of two who decide at once
 * one does. It is only shown, until it comes again as confirmed. The events are those of any claim, with
 * their author, so every page that follows it shows them and a wrong one can be taken back.
 */
async function decideReturn(
  services: ReturnInsuranceServices,
  { claimId, version, confirmed }: Seen,
  { db, record, staff }: Pick<DeskTransaction, 'db' | 'record' | 'staff'>,
  { outcome, events: types, told, reason }: Decision,
): Promise<Decided> {
  const store = { ...services, db }
  const ref = mustBeFound(await claimOfId(store, claimId, staff.within))
  await lockClaim(store, ref)
  const { returned, claim } = await returnOfId(store, claimId, staff.within)
  if (returned.status !== 'open' || claim.events.length !== version) throw changedMeanwhile()
  const at = services.clock.now()
  const events = types.map((type) => ({ type, at, facts: { by: staff.account } }))
  const words = reason === undefined ? {} : { refusalReason: reason }
  if (confirmed !== true) {
    const preview = { ...progressAfter(services, claim, { events, words }), told }
    return { claim: await deskReturnClaimOf(store, returned, claim), preview }
  }
  if (reason !== undefined) await storeClaimWords(store, claim, words)
  for (const event of events) await appendClaimEvent(store, ref, event)
  await tellClaimant(store, claim, { phone: returned.phoneNumber, step: told })
  await tellCore(store, returnClaimDecided, {
    subject: `claim/${claim.registNo}`,
    data: {
      registNo: claim.registNo,
      outcome,
      reason,
      decidedAt: at.toISOString(),
      account: staff.account,
    },
  })
  record({ event: 'return-decided', ...about(ref), outcome })
  const decided = await returnOfId(store, claimId, staff.within)
  return { claim: await deskReturnClaimOf(store, decided.returned, decided.claim) }
}

/** Whoever has subscribed by the same phone is not told once more. */
async function tellClaimant(
  store: ReturnInsuranceServices,
  claim: Claim,
  notice: Parameters<typeof queueClaimNotice>[2],
): Promise<void> {
  const unnotified = await holdUnnotified(store, claim.ref)
  const isSubscribed =
    unnotified?.phoneKey.equals(store.keys.searchHash('phone', notice.phone)) ?? false
  if (unnotified !== undefined && isSubscribed) await markNotified(store, unnotified)
  await queueClaimNotice(store, claim, notice)
}

function changedMeanwhile(): Failure {
  return stateChanged('这笔退货刚刚有了新的进展。请看过最新情况，再作决定。')
}

interface ReadReturn {
  readonly returned: ReturnClaim
  readonly claim: Claim
}

/** The return that the desk names by the id of its claim; a claim on something else is none. */
async function returnOfId(store: ClaimStore, claimId: string, within: Within): Promise<ReadReturn> {
  const ref = await claimOfId(store, claimId, within)
  const returned = ref && (await returnClaimOf(store, ref))
  if (ref === undefined || returned === undefined) throw nothingFound()
  return { returned, claim: await readClaim(store, { object: ref }) }
}

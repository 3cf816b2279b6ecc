import type { ClaimList } from '@ecenter/contract/claims/claim.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout, type StatedFact } from '../../../platform/lookups/stated-fact.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { openClaims } from '../store/claim.repository.ts'
import type { ClaimKind } from '../store/claim.ts'
import { findClaimsBehind } from '../store/claim-search.ts'
import { claimSummaryOf } from './claim-progress.ts'

export interface ClaimQuestion {
  /** Every one has to fit; the most telling first. */
  readonly facts: readonly StatedFact[]
  /** Leaves only claims of this kind; who has none of it is answered as a stranger. */
  readonly kind?: ClaimKind
}

interface Asked {
  readonly page: number
  /** The form's image code; without one a slide has to be passed before. */
  readonly verificationCode?: string | undefined
}

/**
 * The claims behind the facts that a form states, the latest report first, a page at a time. Only the
 * rows of the page are opened and become known to the session.
 */
export async function listClaims(
  services: ClaimsServices,
  visitor: Visitor,
  { facts, kind }: ClaimQuestion,
  { page, verificationCode: typedCode }: Asked,
): Promise<ClaimList> {
  const question = questionAbout(services.keys, facts, {
    besides: `claims ${kind ?? 'of any kind'}`,
    captcha: typedCode === undefined ? 'slide' : { randName: 'carPolicyQuery', typedCode },
  })
  const lookupKeys = facts.map((fact) => fact.lookupKeys)
  const found = await guardLookup(
    services,
    visitor,
    question,
    () => findClaimsBehind(services, lookupKeys, kind),
    (all) => rowsOfPage(all, page),
  )
  const claims = await openClaims(
    { connection: services.pipelined.swift, keys: services.keys },
    rowsOfPage(found, page).map(({ ref }) => ref),
  )
  return {
    claimInfoList: claims.map((claim) => claimSummaryOf(services, visitor.session, claim)),
    total: found.length,
    nextPage: nextPageOf(page, found.length),
  }
}

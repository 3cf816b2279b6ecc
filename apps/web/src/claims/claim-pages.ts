import { type ClaimSummary, progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import { pathOf } from '../shell/location.ts'
import type { ClaimFact } from './claim-facts.ts'

type Kind = ClaimSummary['kind']

const factsPaths: Record<Kind, string> = {
  car: '/claims-progress-car',
  other: '/claims-info-nocar',
}

/** Where one claim stands. */
export function progressHref({ kind, handle }: Pick<ClaimSummary, 'kind' | 'handle'>): string {
  return `#${progressPages[kind]}?handle=${handle}`
}

/** What is known of it: accident, documents, amounts. */
export function factsHref({ kind, handle }: Pick<ClaimSummary, 'kind' | 'handle'>): string {
  return `#${factsPaths[kind]}?handle=${handle}`
}

/** What the insurer offers to pay for it. */
export function settlementHref({ kind, handle }: Pick<ClaimSummary, 'kind' | 'handle'>): string {
  return `#/claims-settlement?handle=${handle}${besideHandle(kind)}`
}

/** Its application, to be signed on the screen. */
export function applicationHref({ kind, handle }: Pick<ClaimSummary, 'kind' | 'handle'>): string {
  return `#/claims-application?handle=${handle}${besideHandle(kind)}`
}

/** Pages of either kind know by it which claim they are of, before they have read it. */
function besideHandle(kind: Kind): string {
  return kind === 'other' ? '&kind=other' : ''
}

/** Of the claim whose page an address is. */
export function kindIn(hash: string): Kind {
  const path = pathOf(hash)
  const isOther = path === progressPages.other || path === factsPaths.other
  return isOther || new URLSearchParams(hash.split('?')[1]).get('kind') === 'other'
    ? 'other'
    : 'car'
}

/** The page, open at one of its forms. */
export function queryHref(by: ClaimFact): string {
  return `#/claims-query?by=${by}`
}

/** From the link of an SMS to the button that stops them, on the same page. */
export function stopHref(link: string): string {
  return `#${pathOf(location.hash)}?link=${link}&stop=1`
}

/** Where the claim of this address is asked for again, once its proof has run out. */
export function queryHrefOfAddress(): string {
  return queryHref(kindIn(location.hash) === 'other' ? 'report' : 'plate')
}

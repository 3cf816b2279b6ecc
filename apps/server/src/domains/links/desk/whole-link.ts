import type { LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import { readShortLink, type ShortLinkStore } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

/** A link with what came of it. */
export interface WholeLink {
  readonly link: ShortLink
  readonly registration: RefundRegistration | undefined
}

export async function readWholeLink(store: ShortLinkStore, object: ObjectRef): Promise<WholeLink> {
  const [link, registration] = await Promise.all([
    readShortLink(store, { object }),
    findRegistration(store, object),
  ])
  return { link, registration }
}

/** What was used stays so, whatever became of the link. */
export function stateOf({ link, registration }: WholeLink, now: Date): LinkState {
  if (registration !== undefined) return registration.status
  if (link.revokedAt !== undefined) return 'revoked'
  return link.expiresAt > now ? 'open' : 'expired'
}

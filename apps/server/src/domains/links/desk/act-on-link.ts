import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  fieldRefused,
  mustBeFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import { lockShortLink } from '../store/short-link.repository.ts'
import { purposeAndSum } from '../store/short-link.ts'
import { shortLinkOfId } from '../store/short-link-search.ts'
import { readWholeLink, stateOf, type WholeLink } from '../store/whole-link.ts'
import { deskLinkOf } from './desk-link.ts'
import { type LinkAction, possibleActions } from './possible-actions.ts'

/** A link that is locked, and what may be done with it as it stands. */
export interface LinkAtHand extends WholeLink {
  readonly store: LinksServices
  readonly now: Date
  /** As this member of staff sees it now. */
  shown(): Promise<DeskLink>
  /** The same once something was done with it, which leaves its trace. */
  done(event: AuditEvent): Promise<DeskLink>
}

/**
 * Locks a link, for its customer too, and judges it anew: what is not possible any more is told (E3020001), and
 * nothing was done.
 */
export async function linkAtHand(
  services: LinksServices,
  { db, staff, record }: DeskTransaction,
  action: LinkAction,
  linkId: string,
): Promise<LinkAtHand> {
  const store = { ...services, db }
  const ref = mustBeFound(await shortLinkOfId(store, linkId, seenBy(staff).served))
  await lockShortLink(store, ref)
  const whole = await readWholeLink(store, ref)
  const now = services.clock.now()
  const seen = { ...whole, state: stateOf(whole, now), staff }
  const { isPossible, why = '' } = possibleActions(seen)[action]
  if (!isPossible) throw stateChanged(why)
  const shown = async () => deskLinkOf(store, await readWholeLink(store, ref), staff)
  return {
    ...whole,
    store,
    now,
    shown,
    done(event) {
      record({ event, ...about(ref), outcome: purposeAndSum(whole.link) })
      return shown()
    },
  }
}

/** One transfer pays one refund. */
export function bankReferenceTaken(): Failure {
  const message = '这个银行流水号已经记在另一笔退款上，请照转账回单核对'
  return fieldRefused('bankReference', message)
}

/** What may be settled was registered. */
export function registered({ registration }: LinkAtHand): RefundRegistration {
  if (registration === undefined) throw new Error('nothing was registered that could be paid')
  return registration
}

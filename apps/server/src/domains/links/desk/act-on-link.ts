import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { CoreEventStore } from '../../../platform/core-events/tell-core.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { lockShortLink, type ShortLinkStore } from '../store/short-link.repository.ts'
import { shortLinkOfId } from '../store/short-link-search.ts'
import { deskLinkOf } from './desk-link.ts'
import { readWholeLink, stateOf, type WholeLink } from './link-with-registration.ts'
import { type LinkAction, possibleActions } from './possible-actions.ts'

interface Act {
  readonly action: LinkAction
  readonly event: AuditEvent
  readonly linkId: string
  /** What is done once the link is locked and may be acted on. */
  readonly work: (
    store: ShortLinkStore & CoreEventStore,
    whole: WholeLink,
    now: Date,
  ) => Promise<void>
}

/**
 * Does something with a link that is locked, for its customer too, and judged anew: what is not
 * possible any more is told (E3020001), and nothing was done.
 */
export async function actOnLink(
  services: LinksServices,
  { db, staff, record }: DeskTransaction,
  { action, event, linkId, work }: Act,
): Promise<DeskLink> {
  const store = { ...services, db }
  const ref = await shortLinkOfId(store, linkId, seenBy(staff).served)
  if (ref === undefined) throw nothingFound()
  await lockShortLink(store, ref)
  const whole = await readWholeLink(store, ref)
  const now = services.clock.now()
  const seen = { state: stateOf(whole, now), link: whole.link, staff }
  const { isPossible, why = '' } = possibleActions(seen)[action]
  if (!isPossible) throw stateChanged(why)
  await work(store, whole, now)
  record({ event, ...about(ref), outcome: whole.link.purpose })
  return deskLinkOf(store, await readWholeLink(store, ref), staff)
}

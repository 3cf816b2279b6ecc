import type { DeskLink, linkDeskCalls } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandlers, DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { CoreEventStore } from '../../../platform/core-events/tell-core.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import {
  lockShortLink,
  revokeShortLink,
  type ShortLinkStore,
} from '../store/short-link.repository.ts'
import {
  countShortLinks,
  shortLinkOfId,
  shortLinksInState,
  shortLinksToPhone,
} from '../store/short-link-search.ts'
import { deskLinkOf, linkRows, readWholeLink, stateOf, type WholeLink } from './desk-link.ts'
import { type LinkAction, possibleActions } from './possible-actions.ts'
import { answerRevealCard } from './reveal-card.ts'
import { settleRefund } from './settle-refund.ts'

export function linkDeskHandlers(services: LinksServices): DeskHandlers<typeof linkDeskCalls> {
  return {
    /** Only the links of one page are opened; all others are counted and put in order unread. */
    async listLinks({ state, isMine, page }, { staff }) {
      const now = services.clock.now()
      const within = seenBy(staff).served
      const wanted = { state, now, within, staffId: isMine ? staff.id : undefined }
      const portion = extentOf(page)
      const [refs, total, open, registered] = await Promise.all([
        shortLinksInState(services, wanted, portion),
        countShortLinks(services, wanted),
        countShortLinks(services, { state: 'open', now, within }),
        countShortLinks(services, { state: 'registered', now, within }),
      ])
      const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
      return {
        links: await linkRows(services, links),
        total,
        nextPage: nextPageOf(page, total),
        counts: { open, registered },
      }
    },
    async findLinks({ mobile }, { staff, trace }) {
      const phoneKey = services.keys.searchHash('phone', mobile)
      const refs = await shortLinksToPhone(services, phoneKey, seenBy(staff).served)
      const outcome = refs.length === 0 ? 'nothing' : 'found'
      await trace({ event: 'short-link-found', subject: phoneKey.toString('hex'), outcome })
      if (refs.length === 0) throw nothingFound()
      const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
      return { links: await linkRows(services, links) }
    },
    /** Name and phone of a customer are opened, so who read them is kept. */
    async readLink({ linkId }, { staff, trace }) {
      const ref = mustBeFound(await shortLinkOfId(services, linkId, seenBy(staff).served))
      await trace({ event: 'short-link-read', ...about(ref), outcome: 'shown' })
      return deskLinkOf(services, await readWholeLink(services, ref), staff)
    },
    revokeLink: ({ linkId }, transaction) =>
      actOnLink(services, transaction, {
        action: 'revoke',
        event: 'short-link-revoked',
        linkId,
        work: (store, { link }, at) =>
          revokeShortLink(store, link.ref, { at, staffId: transaction.staff.id }),
      }),
    revealCard: answerRevealCard(services),
    markPaid: ({ linkId }, transaction) =>
      actOnLink(services, transaction, {
        action: 'markPaid',
        event: 'link-refund-paid',
        linkId,
        work: (store, { link }, at) =>
          settleRefund(services, store, link, { status: 'paid', at, staff: transaction.staff }),
      }),
    markFailed: ({ linkId, reason }, transaction) =>
      actOnLink(services, transaction, {
        action: 'markFailed',
        event: 'link-refund-failed',
        linkId,
        work: (store, { link }, at) =>
          settleRefund(services, store, link, {
            status: 'failed',
            at,
            staff: transaction.staff,
            failedReason: reason,
          }),
      }),
  }
}

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
async function actOnLink(
  services: LinksServices,
  { db, staff, record }: DeskTransaction,
  { action, event, linkId, work }: Act,
): Promise<DeskLink> {
  const store = { ...services, db }
  const ref = mustBeFound(await shortLinkOfId(store, linkId, seenBy(staff).served))
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

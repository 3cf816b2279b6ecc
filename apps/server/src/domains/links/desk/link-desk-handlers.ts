import type { linkDeskCalls } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound } from '../../../platform/calls/failure.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { openFailures } from '../store/open-failures.ts'
import { revokeShortLink } from '../store/short-link.repository.ts'
import {
  countShortLinks,
  shortLinkOfId,
  shortLinksInState,
  shortLinksToPhone,
} from '../store/short-link-search.ts'
import { readWholeLink } from '../store/whole-link.ts'
import { aboutLinks, readingOf } from './about-link.ts'
import { linkAtHand } from './act-on-link.ts'
import { answerCloseFailed } from './close-failed.ts'
import { deskLinkOf, linkRows } from './desk-link.ts'
import { answerMarkFailed, answerMarkPaid } from './mark-settled.ts'
import { answerSettleTransfer, answerTellTransfer } from './other-transfers.ts'
import { answerRevealCard } from './reveal-card.ts'

export function linkDeskHandlers(services: LinksServices): DeskHandlers<typeof linkDeskCalls> {
  return {
    /** Only the links of one page are opened; all others are counted and put in order unread. */
    async listLinks({ state, isMine, page }, { staff }) {
      const now = services.clock.now()
      const within = seenBy(staff).served
      const wanted = { state, now, within, staffId: isMine ? staff.id : undefined }
      const portion = extentOf(page)
      const [refs, total, open, registered, failures] = await Promise.all([
        shortLinksInState(services, wanted, portion),
        countShortLinks(services, wanted),
        countShortLinks(services, { state: 'open', now, within }),
        countShortLinks(services, { state: 'registered', now, within }),
        openFailures(services, within),
      ])
      const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
      return {
        links: await linkRows(services, links),
        total,
        nextPage: nextPageOf(page, total),
        counts: { open, registered, failed: failures.length },
      }
    },
    async findLinks({ mobile }, { staff, trace }) {
      await takeSearch(services, staff)
      const phoneKey = services.keys.searchHash('phone', mobile)
      const refs = await shortLinksToPhone(services, phoneKey, seenBy(staff).served)
      if (refs.length === 0) {
        const subject = phoneKey.toString('hex')
        await trace({ event: 'short-link-found', subject, outcome: 'nothing' })
        throw nothingFound()
      }
      const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
      for (const whose of await aboutLinks(services, links)) {
        await trace({ event: 'short-link-found', ...whose, outcome: 'found' })
      }
      return { links: await linkRows(services, links) }
    },
    /** Name and phone of a customer are opened, so who read them is kept. */
    async readLink({ linkId }, { staff, trace }) {
      const ref = mustBeFound(await shortLinkOfId(services, linkId, seenBy(staff).served))
      const whole = await readWholeLink(services, ref)
      await trace(await readingOf(services, whole.link, staff))
      return deskLinkOf(services, whole, staff)
    },
    async revokeLink({ linkId }, transaction) {
      const {
        link,
        store,
        now: at,
        done,
      } = await linkAtHand(services, transaction, 'revoke', linkId)
      await revokeShortLink(store, link.ref, { at, staffId: transaction.staff.id })
      return done('short-link-revoked')
    },
    revealCard: answerRevealCard(services),
    markPaid: answerMarkPaid(services),
    markFailed: answerMarkFailed(services),
    closeFailed: answerCloseFailed(services),
    tellTransfer: answerTellTransfer(services),
    settleTransfer: answerSettleTransfer(services),
  }
}

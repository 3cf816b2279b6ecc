import type { listLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { countShortLinks, shortLinksInState } from '../store/short-link-search.ts'
import { linkRows } from './desk-link.ts'
import { readWholeLink } from './link-with-registration.ts'

/** Only the links of one page are opened; all others are counted and put in order unread. */
export function answerListLinks(services: LinksServices): DeskHandler<typeof listLinks> {
  return async ({ state, isMine, page }, { staff }) => {
    const now = services.clock.now()
    const within = seenBy(staff).served
    const wanted = { state, now, within, staffId: isMine ? staff.id : undefined }
    const portion = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage }
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
  }
}

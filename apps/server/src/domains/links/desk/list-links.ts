import type { listLinks } from '@ecenter/contract/links/desk/list-links.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { countShortLinks, shortLinksInState } from '../store/short-link-search.ts'
import { linkRows } from './desk-link.ts'
import { readWholeLink } from './link-with-registration.ts'

/** Only the links of one page are opened; all others are counted and put in order unread. */
export function answerListLinks(parts: Parts): DeskHandler<typeof listLinks> {
  return async ({ state, isMine, page }, { staff }) => {
    const now = parts.clock.now()
    const wanted = { state, now, staffId: isMine ? staff.id : undefined }
    const portion = { offset: (page - 1) * rowsPerPage, limit: rowsPerPage }
    const [refs, total, open, registered] = await Promise.all([
      shortLinksInState(parts, wanted, portion),
      countShortLinks(parts, wanted),
      countShortLinks(parts, { state: 'open', now }),
      countShortLinks(parts, { state: 'registered', now }),
    ])
    const links = await Promise.all(refs.map((ref) => readWholeLink(parts, ref)))
    return {
      links: await linkRows(parts, links),
      total,
      nextPage: nextPageOf(page, total),
      counts: { open, registered },
    }
  }
}

import type { findLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { shortLinksToPhone } from '../store/short-link-search.ts'
import { linkRows } from './desk-link.ts'
import { readWholeLink } from './link-with-registration.ts'

export function answerFindLinks(services: LinksServices): DeskHandler<typeof findLinks> {
  return async ({ mobile }, { staff, trace }) => {
    const phoneKey = services.keys.searchHash('phone', mobile)
    const refs = await shortLinksToPhone(services, phoneKey, seenBy(staff).served)
    const outcome = refs.length === 0 ? 'nothing' : 'found'
    await trace({ event: 'short-link-found', subject: phoneKey.toString('hex'), outcome })
    if (refs.length === 0) throw nothingFound()
    const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
    return { links: await linkRows(services, links) }
  }
}

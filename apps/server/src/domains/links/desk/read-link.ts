import type { readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { LinksServices } from '../links-services.ts'
import { shortLinkOfId } from '../store/short-link-search.ts'
import { deskLinkOf } from './desk-link.ts'
import { readWholeLink } from './link-with-registration.ts'

/** Name and phone of a customer are opened, so who read them is kept. */
export function answerReadLink(services: LinksServices): DeskHandler<typeof readLink> {
  return async ({ linkId }, { staff, trace }) => {
    const ref = await shortLinkOfId(services, linkId, seenBy(staff).served)
    if (ref === undefined) throw nothingFound()
    await trace({ event: 'short-link-read', ...about(ref), outcome: 'shown' })
    return deskLinkOf(services, await readWholeLink(services, ref), staff)
  }
}

import { aboutOwner } from '../../../platform/audit/audit-fact.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { Trace } from '../../../platform/calls/submission.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import type { LinksServices } from '../links-services.ts'
import type { ShortLink } from '../store/short-link.ts'
import type { WholeLink } from '../store/whole-link.ts'

/** Whom a link is about, as entries of the trail name them: whose own phone it went to. */
export async function aboutLink(
  { people }: Pick<LinksServices, 'people'>,
  { ref, insuredName }: Pick<ShortLink, 'ref' | 'insuredName'>,
) {
  return aboutOwner(ref, await people.ownerOfPhone(ref.customerKey, insuredName))
}

/** The same of several, each person once. */
export async function aboutLinks(
  services: Pick<LinksServices, 'people'>,
  links: readonly WholeLink[],
) {
  const all = await Promise.all(links.map(({ link }) => aboutLink(services, link)))
  return [...new Map(all.map((whose) => [whose.subject, whose])).values()]
}

/**
 * The trace of whoever is shown all of a link, by whatever call: name and phone are opened, so who read them is kept, and
 * nobody reads one after the other.
 */
export async function readingOf(
  services: Pick<LinksServices, 'people' | 'limits'>,
  link: Pick<ShortLink, 'ref' | 'insuredName'>,
  staff: Pick<Staff, 'id'>,
): Promise<Trace> {
  await takeOpening(services, staff)
  return { event: 'short-link-read', ...(await aboutLink(services, link)), outcome: 'shown' }
}

import { aboutOwner } from '../../../platform/audit/audit-fact.ts'
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

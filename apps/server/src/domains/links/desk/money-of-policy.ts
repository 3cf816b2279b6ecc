import type { DeskLink, LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { type Clock, dayInChina } from '../../../platform/clock/clock.ts'
import type { ShortLinkStore } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'
import { shortLinksAbout } from '../store/short-link-search.ts'
import { readWholeLink, stateOf, type WholeLink } from '../store/whole-link.ts'

/** A link about a policy, and how it stands. */
export interface LinkAbout extends WholeLink {
  readonly state: LinkState
}

/** All links about a policy as they stand, to whatever phone they went, the latest in front. */
export async function linksAbout(
  store: ShortLinkStore & { readonly clock: Pick<Clock, 'now'> },
  policyNo: string,
): Promise<LinkAbout[]> {
  const refs = await shortLinksAbout(store, [policyNo])
  const now = store.clock.now()
  const links = await Promise.all(refs.map((ref) => readWholeLink(store, ref)))
  return links.map((whole) => ({ ...whole, state: stateOf(whole, now) }))
}

/** Whether money may go, or went, by a link that stands so. */
export function takesMoney(state: LinkState): boolean {
  return state === 'open' || state === 'registered' || state === 'paid'
}

/** What else was asked for about the policy of a link, and has not come to nothing by itself. */
export async function moneyBeside(
  store: Parameters<typeof linksAbout>[0],
  { ref: { id }, policyNo }: Pick<ShortLink, 'ref' | 'policyNo'>,
): Promise<NonNullable<DeskLink['beside']>> {
  const links = await linksAbout(store, policyNo)
  return links
    .filter(({ link, state }) => link.ref.id !== id && (takesMoney(state) || state === 'failed'))
    .map(({ link, registration, state }) => ({
      linkId: link.ref.id,
      state,
      purpose: link.purpose,
      amount: link.amount,
      day: registration?.paidOn ?? dayInChina(registration?.registeredAt ?? link.createdAt),
    }))
}

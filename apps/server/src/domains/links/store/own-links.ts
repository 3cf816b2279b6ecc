import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { ShortLinkStore } from './short-link.repository.ts'
import { shortLinksToPhone } from './short-link-search.ts'
import { readWholeLink, type WholeLink } from './whole-link.ts'

/** Who has proven to be a person, as far as a link may be about them. */
export interface LinkOwner {
  readonly name: string
  /** Their own phone: links are found by nothing else. */
  readonly mobile: string
  /** Policies that are wholly theirs. */
  readonly policyIds: ReadonlySet<string>
}

/**
 * The last links that were sent to the own phone of a person and are about their money: in their name, or
 * for a policy of theirs. What came to this phone for others stays out: it was somebody else's before,
 * or is an agent's who gets links for those they look after.
 */
export async function ownLinks(
  store: ShortLinkStore,
  { name, mobile, policyIds }: LinkOwner,
): Promise<WholeLink[]> {
  const refs = await shortLinksToPhone(store, store.keys.searchHash('phone', mobile), undefined)
  const links = await Promise.all(refs.map((ref) => readWholeLink(store, ref)))
  return links.filter(
    ({ link: { insuredName, policyNo } }) =>
      insuredName === name || policyIds.has(uuidOf(store.keys.searchHash('policy-no', policyNo))),
  )
}

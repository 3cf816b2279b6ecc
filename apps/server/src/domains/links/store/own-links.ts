import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { ShortLinkStore } from './short-link.repository.ts'
import { shortLinksAbout, shortLinksToPhone } from './short-link-search.ts'
import { readWholeLink, type WholeLink } from './whole-link.ts'

/** Who has proven to be a person, as far as a link may be about them. */
export interface LinkOwner {
  readonly name: string
  /** Their own phone. */
  readonly mobile: string
  /** Policies that are wholly open to them. */
  readonly policyIds: ReadonlySet<string>
  /** Numbers of those of them that stand with this person, and with nobody whom they insure or who insures them. */
  readonly ownPolicyNos: readonly string[]
}

/**
 * The last links that are about a person's money. Of those that were sent to their own phone, what is in their name, or for a
 * policy of theirs: the rest was somebody else's before, or is an agent's who gets links for those they look after. Of those
 * that went to another phone, what is in their name and for a policy of their own.
 */
export async function ownLinks(
  store: ShortLinkStore,
  { name, mobile, policyIds, ownPolicyNos }: LinkOwner,
): Promise<WholeLink[]> {
  const phoneKey = store.keys.searchHash('phone', mobile)
  const [toPhone, aboutPolicies] = await Promise.all([
    shortLinksToPhone(store, phoneKey, undefined),
    shortLinksAbout(store, ownPolicyNos),
  ])
  const elsewhere = aboutPolicies.filter(({ customerKey }) => !customerKey.equals(phoneKey))
  const read = (ref: ObjectRef) => readWholeLink(store, ref)
  const [here, others] = await Promise.all([
    Promise.all(toPhone.map(read)),
    Promise.all(elsewhere.map(read)),
  ])
  const isInName = ({ link }: WholeLink) => link.insuredName === name
  const isOfPolicy = ({ link: { policyNo } }: WholeLink) =>
    policyIds.has(uuidOf(store.keys.searchHash('policy-no', policyNo)))
  return [
    ...here.filter((link) => isInName(link) || isOfPolicy(link)),
    ...others.filter(isInName),
  ].sort((one, other) => other.link.createdAt.getTime() - one.link.createdAt.getTime())
}

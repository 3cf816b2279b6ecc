import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { claimBehindLink, type LinkedClaim } from '../store/claim-link.ts'

/** What a link leads to; one that is unknown, one that is not good any more, and too many of them are one answer (1007). */
export async function findLink(
  services: Services,
  { session, address }: Pick<Visitor, 'session' | 'address'>,
  link: string,
  isGood: (linked: LinkedClaim) => boolean = () => true,
): Promise<LinkedClaim> {
  const found = await services.limits.guess(
    [
      { rule: 'failedClaimLinksBySession', key: session.id },
      { rule: 'failedClaimLinksByAddress', key: address },
    ],
    () => claimBehindLink(services, link),
    (linked) => linked !== undefined && isGood(linked),
  )
  if (found === undefined) throw nothingFound()
  return found
}

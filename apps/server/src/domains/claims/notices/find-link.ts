import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { claimBehindLink, type LinkedClaim } from '../store/claim-link.ts'

/** What a link leads to; one that is unknown, one that is not good any more, and too many of them are one answer (1007). */
export async function findLink(
  services: ClaimsServices,
  visitor: Pick<Visitor, 'session' | 'address' | 'work'>,
  link: string,
  isGood: (linked: LinkedClaim) => boolean = () => true,
): Promise<LinkedClaim> {
  const found = mustBeFound(
    await guessFromNetwork(
      services,
      {
        visitor,
        rule: 'failedClaimLinksByAddress',
        counters: [{ rule: 'failedClaimLinksBySession', key: visitor.session.id }],
      },
      () => claimBehindLink(services, link),
      (linked) => linked !== undefined && isGood(linked),
    ),
  )
  return found
}

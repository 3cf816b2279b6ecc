import type { describeLink } from '@ecenter/contract/links/link.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import type { LinksServices } from '../links-services.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import { shortLinkBehind } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

/** Shows a link to whoever has it, who may have been sent it by mistake. */
export function answerDescribeLink(services: LinksServices): Handler<typeof describeLink> {
  return async ({ pid }, visitor) => {
    const link = await findShortLink(services, visitor, pid)
    const state = await stateOf(services, link)
    await services.audit.record({
      event: 'short-link-opened',
      ...askedBy(visitor),
      ...about(link.ref),
      outcome: state,
    })
    return {
      state,
      purpose: link.purpose,
      maskedPhone: maskMobile(link.mobile),
      maskedName: maskName(link.insuredName),
      expiresAt: link.expiresAt.toISOString(),
    }
  }
}

/** What was used stays so after the end of the link. */
async function stateOf(services: LinksServices, { ref, revokedAt, expiresAt }: ShortLink) {
  if ((await findRegistration(services, ref)) !== undefined) return 'used'
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt > services.clock.now() ? 'open' : 'expired'
}

/** The link with this code; one that nobody sent and too many of those are one answer (1007). */
async function findShortLink(
  services: LinksServices,
  visitor: Pick<Visitor, 'session' | 'address' | 'work'>,
  code: string,
): Promise<ShortLink> {
  const found = await guessFromNetwork(
    services,
    {
      visitor,
      rule: 'failedShortLinksByAddress',
      counters: [{ rule: 'failedShortLinksBySession', key: visitor.session.id }],
    },
    async () => {
      const link = await shortLinkBehind(services, code)
      return (await isVisible(services, visitor.session, link?.ref)) ? link : undefined
    },
    (link) => link !== undefined,
  )
  if (found === undefined) throw nothingFound()
  return found
}

import type { openClaimLink } from '@ecenter/contract/claims/claim-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { findLink } from '../notices/find-link.ts'

/** Gives a grant that is good for asking for a code, and the name of the claim which that code opens. */
export function answerOpenClaimLink(services: ClaimsServices): Handler<typeof openClaimLink> {
  return async ({ link }, visitor) => {
    const { grants, audit, clock } = services
    const now = clock.now()
    const { ref, kind } = await findLink(
      services,
      visitor,
      link,
      ({ expiresAt }) => expiresAt > now,
    )
    // Who lets only a proof find their things still stops the SMS by a link of theirs, and no more.
    const claim = { ...ref, kind: 'claim' as const }
    if (!(await isVisible(services, visitor.session, claim))) throw nothingFound()
    const [[proofHandle = '']] = await Promise.all([
      grants.open(visitor.session, [{ ...ref, kind: 'claim-notice' }], { level: 'knowledge' }),
      audit.record({
        event: 'claim-link-opened',
        ...askedBy(visitor),
        ...about(ref),
        outcome: 'found',
      }),
    ])
    return {
      proofHandle,
      handle: grants.handleOf(visitor.session, claim),
      kind,
    }
  }
}

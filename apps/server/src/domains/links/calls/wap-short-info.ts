import type { wapShortInfo } from '@ecenter/contract/links/link.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import type { ShortLink } from '../store/short-link.ts'
import { findShortLink } from './find-short-link.ts'

/** Shows a link to whoever has it, who may have been sent it by mistake. */
export function answerWapShortInfo(services: Services): Handler<typeof wapShortInfo> {
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
async function stateOf(services: Services, { ref, revokedAt, expiresAt }: ShortLink) {
  if ((await findRegistration(services, ref)) !== undefined) return 'used'
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt > services.clock.now() ? 'open' : 'expired'
}

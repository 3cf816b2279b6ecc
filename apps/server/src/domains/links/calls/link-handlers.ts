import type { RequestOf } from '@ecenter/contract/call.ts'
import type { checkInfo, describeLink, linkCalls } from '@ecenter/contract/links/link.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers, Visitor } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import type { Question } from '../../../platform/lookups/question.ts'
import { maskMobile, maskName, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import type { LinksServices } from '../links-services.ts'
import { refuseEndedLink } from '../rules/refuse-ended-link.ts'
import { registrationShown } from '../rules/registration-shown.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import { shortLinkBehind, shortLinkKey } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'
import { answerSubmitRefundDetails } from './submit-refund-details.ts'

export function linkHandlers(services: LinksServices): Handlers<typeof linkCalls> {
  return {
    describeLink: answerDescribeLink(services),
    checkInfo: answerCheckInfo(services),
    submitRefundDetails: answerSubmitRefundDetails(services),
  }
}

type Asked = RequestOf<typeof checkInfo>

/** Gives a grant for the refund that a link is about to who knows the phone that it was sent to. */
function answerCheckInfo(services: LinksServices): Handler<typeof checkInfo> {
  return async (asked, visitor) => {
    const [link] = await guardLookup(services, visitor, questionOf(services, asked), () =>
      fitting(services, asked),
    )
    if (link === undefined) throw new Error('a lookup that found nothing was let through')
    const registration = await findRegistration(services, link.ref)
    if (registration === undefined) refuseEndedLink(link, services.clock.now())
    const { purpose, amount, reason, flightnumber, flightdate } = link
    return {
      handle: services.grants.handleOf(visitor.session, link.ref),
      purpose,
      maskedPhone: maskMobile(link.mobile),
      maskedName: maskName(link.insuredName),
      maskedPolicyNo: maskPolicyNumber(link.policyNo),
      amount,
      reason,
      flightnumber,
      flightdate,
      registration: registration && registrationShown(registration),
    }
  }
}

/**
 * A link shows seven digits of its phone, so the four others are guessed at five times a day and no
 * more, wherever that comes from; whoever it was sent to can have another.
 */
async function fitting(services: LinksServices, { pid, mobile }: Asked): Promise<ShortLink[]> {
  const key = shortLinkKey(services.keys, pid).toString('hex')
  const link = await services.limits.guess(
    [{ rule: 'failedPhonesByShortLink', key }],
    () => shortLinkBehind(services, pid),
    (found) => found?.mobile === mobile,
  )
  return link === undefined ? [] : [link]
}

function questionOf({ keys }: LinksServices, { pid, mobile, verificationCode }: Asked): Question {
  const link = shortLinkKey(keys, pid)
  const phone = keys.searchHash('phone', mobile)
  return {
    identities: [phone],
    targets: [link],
    key: keys.searchHash('lookup', 'short-link', link.toString('hex'), phone.toString('hex')),
    captcha: { randName: 'verifypicForShortUrl', typedCode: verificationCode },
    // A refund is opened by its link alone.
    carriedBy: 'nobody',
  }
}

/** Shows a link to whoever has it, who may have been sent it by mistake. */
function answerDescribeLink(services: LinksServices): Handler<typeof describeLink> {
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
  const found = mustBeFound(
    await guessFromNetwork(
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
    ),
  )
  return found
}

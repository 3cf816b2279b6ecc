import type { RequestOf } from '@ecenter/contract/call.ts'
import type { checkInfo } from '@ecenter/contract/links/link.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { Question } from '../../../platform/lookups/question.ts'
import { maskMobile, maskName, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { LinksServices } from '../links-services.ts'
import { refuseEndedLink } from '../rules/refuse-ended-link.ts'
import { registrationShown } from '../rules/registration-shown.ts'
import { findRegistration } from '../store/refund-registration.repository.ts'
import { shortLinkBehind, shortLinkKey } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

type Asked = RequestOf<typeof checkInfo>

/** Gives a grant for the refund that a link is about to who knows the phone that it was sent to. */
export function answerCheckInfo(services: LinksServices): Handler<typeof checkInfo> {
  return async (asked, visitor) => {
    const [link] = await guardLookup(services, visitor, questionOf(services, asked), () =>
      fitting(services, asked),
    )
    if (link === undefined) throw new Error('a lookup that found nothing was let through')
    const registration = await findRegistration(services, link.ref)
    if (registration === undefined) refuseEndedLink(link, services.clock.now())
    const { purpose, amount, flightnumber, flightdate } = link
    return {
      handle: services.grants.handleOf(visitor.session, link.ref),
      purpose,
      maskedPhone: maskMobile(link.mobile),
      maskedName: maskName(link.insuredName),
      maskedPolicyNo: maskPolicyNumber(link.policyNo),
      amount,
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

import type { RequestOf } from '@ecenter/contract/call.ts'
import { checkInfo, type submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { storeShortLink } from '../../src/domains/links/store/short-link.repository.ts'
import type { NewShortLink } from '../../src/domains/links/store/short-link.ts'
import { secondsAfter } from '../../src/platform/clock/clock.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { TestService } from '../test-services.ts'
import type { Visitor } from '../visitor.ts'

/** How long a link of the call centre lasts, if nothing else was said. */
export const linkLifeSeconds = 72 * 3600

export const refunded = {
  mobile: '13700008001',
  insuredName: '退款人甲',
  policyNo: 'PEAB202611010001008801',
}

/** A link that was just sent for a delayed flight. */
export async function sentLink(
  services: TestService,
  pid: string,
  given: Partial<NewShortLink> = {},
): Promise<ObjectRef> {
  const now = services.clock.now()
  return storeShortLink(services, pid, {
    ...refunded,
    purpose: 'flight-delay',
    amount: 30_000,
    reason: '航班延误 4 小时，按约定赔付。',
    createdAt: now,
    expiresAt: secondsAfter(now, linkLifeSeconds),
    staffId: undefined,
    ...given,
  })
}

type Details = RequestOf<typeof submitRefundDetails>

/** What whoever was sent the link fills in. */
export function bankDetails(handle: string, given: Partial<Details> = {}): Details {
  return {
    handle,
    flightnumber: 'CA1234',
    flightdate: '2026-11-01',
    insuredName: refunded.insuredName,
    bankName: '中国工商银行',
    bankProvince: '广东省',
    bankCity: '深圳市',
    bankSubName: '福田支行',
    bankcardno: '6222020200000000006',
    ...given,
  }
}

/** Types the phone and the picture; answers the handle of the refund. */
export async function openLink(visitor: Visitor, pid: string): Promise<string> {
  const verificationCode = await visitor.readImageCode('verifypicForShortUrl')
  const { mobile } = refunded
  return (await visitor.get(checkInfo, { pid, mobile, verificationCode })).handle
}

/** Types the code that came to the phone, too. */
export async function proveRefund(visitor: Visitor, pid: string): Promise<string> {
  const handle = await openLink(visitor, pid)
  await visitor.proveOnFile(handle, 'register-bank')
  return handle
}

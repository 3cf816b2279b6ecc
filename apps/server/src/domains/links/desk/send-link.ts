import { randomBytes } from 'node:crypto'
import type { askedLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { InferOutput } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { LinksServices } from '../links-services.ts'
import { storeShortLink } from '../store/short-link.repository.ts'
import { type NewShortLink, purposeAndSum } from '../store/short-link.ts'
import { readWholeLink, type WholeLink } from '../store/whole-link.ts'
import { refuseMoneyTwice } from './refuse-money-twice.ts'

const daySeconds = 86_400
/** 22 characters of base64url; nobody guesses one. */
const codeBytes = 16

/** Whom a link goes to and what for, as staff asked for it. */
interface AskedLink extends InferOutput<typeof askedLink> {
  readonly isPhoneOnFile?: boolean
}

/** Of a customer whom staff have found: they read that it was sent in their name. */
type FoundCustomer = Pick<ObjectRef, 'customerKey'>

/** The code leaves by SMS alone: who sent it cannot open it in the customer's place. */
export async function sendLink(
  services: LinksServices,
  { db, staff, record }: DeskTransaction,
  { days, flightnumber, flightdate, ...asked }: AskedLink,
  found?: FoundCustomer,
): Promise<WholeLink> {
  const store = { ...services, db }
  const createdAt = services.clock.now()
  const isOfFlight = asked.purpose === 'flight-delay'
  if (isOfFlight && flightdate !== undefined && flightdate > services.clock.today()) {
    throw fieldRefused('flightdate', '航班日期还没有到，请核对')
  }
  const flight = isOfFlight ? { flightnumber, flightdate } : {}
  await refuseMoneyTwice(store, staff, { ...asked, ...flight })
  await limitLinks(store, staff.id, asked.mobile)
  const code = randomBytes(codeBytes).toString('base64url')
  const link: NewShortLink = {
    ...asked,
    ...flight,
    createdAt,
    expiresAt: secondsAfter(createdAt, days * daySeconds),
    staffId: staff.id,
    senderOpenedBy: staff.openedBy,
    senderAccount: staff.account,
  }
  const ref = await storeShortLink(store, code, link)
  // The gateway fills its template by their order.
  const values = {
    what: refundPurposeNames[link.purpose],
    until: minuteInChina(link.expiresAt),
    link: `${siteOrigin(services.settings)}/#/link-refund?pid=${code}`,
  }
  await services.jobs.sendSms({ phone: link.mobile, template: 'short-link', values }, db)
  const event = found === undefined ? 'short-link-sent' : 'caller-link-sent'
  const { customerKey } = found ?? ref
  record({ event, ...about({ customerKey, id: ref.id }), outcome: purposeAndSum(link) })
  return readWholeLink(store, ref)
}

/** In the transaction of the link: what was refused, and sent nothing, counts for nobody. */
async function limitLinks(
  { db, limits, keys }: LinksServices,
  staffId: string,
  phone: string,
): Promise<void> {
  const phoneKey = keys.searchHash('phone', phone).toString('hex')
  if (!(await limits.take('shortLinksByPhone', phoneKey, db))) {
    throw fieldRefused('mobile', '这个号码今天收到的链接已经够多，请明天再发，或先和客户通电话')
  }
  if (!(await limits.take('shortLinksByStaff', staffId, db))) {
    throw new Failure(resultCodes.smsDailyCap, '您一小时内发出的链接太多，请稍后再发。')
  }
}

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
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { policyOfNumber } from '../../policies/store/policies-at-desk.ts'
import type { Services } from '../../services.ts'
import type { LinksServices } from '../links-services.ts'
import { lockLinksTo, type ShortLinkStore, storeShortLink } from '../store/short-link.repository.ts'
import { type NewShortLink, purposeAndSum } from '../store/short-link.ts'
import { shortLinksToPhone } from '../store/short-link-search.ts'
import { readWholeLink, stateOf, type WholeLink } from '../store/whole-link.ts'

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
  if (asked.purpose === 'premium') await refuseMoreThanPaid(store, staff, asked)
  await refuseSecondLink(store, { ...asked, ...(isOfFlight && { flightnumber, flightdate }) })
  await limitLinks(store, staff.id, asked.mobile)
  const code = randomBytes(codeBytes).toString('base64url')
  const link: NewShortLink = {
    ...asked,
    ...(isOfFlight && { flightnumber, flightdate }),
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

/** Of a premium no more goes back than was paid, where the policy is known here; staff of elsewhere learn nothing of it. */
async function refuseMoreThanPaid(
  store: LinksServices,
  staff: DeskTransaction['staff'],
  { policyNo, amount }: Pick<AskedLink, 'policyNo' | 'amount'>,
): Promise<void> {
  const [policy] = await policyOfNumber(store, policyNo, seenBy(staff).served)
  if (policy !== undefined && amount > policy.premiumFen) {
    throw fieldRefused('amount', '比这张保单的保费还多，请核对金额和保单号')
  }
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

type Matter = Pick<NewShortLink, 'purpose' | 'policyNo' | 'flightnumber' | 'flightdate'>

/**
 * Two links about the same money would each be registered, and each be paid: the second is refused until
 * the first has ended. Of two that are sent at once, one waits for the other.
 */
async function refuseSecondLink(
  store: Pick<Services, 'clock'> & ShortLinkStore,
  { mobile, ...matter }: Matter & Pick<NewShortLink, 'mobile'>,
): Promise<void> {
  const phoneKey = store.keys.searchHash('phone', mobile)
  await lockLinksTo(store, phoneKey)
  for (const ref of await shortLinksToPhone(store, phoneKey, undefined)) {
    const whole = await readWholeLink(store, ref)
    if (!isAbout(matter, matterOf(whole))) continue
    const state = stateOf(whole, store.clock.now())
    if (state === 'open' || state === 'registered') throw awaited(state)
  }
}

/** The customer corrects a flight as they register it. */
function matterOf({ link, registration }: WholeLink): Matter {
  const { purpose, policyNo } = link
  const { flightnumber, flightdate } = registration ?? link
  return { purpose, policyNo, flightnumber, flightdate }
}

/** A policy may cover several flights; one that is not known yet may be any of them. */
function isAbout(one: Matter, other: Matter): boolean {
  if (one.purpose !== other.purpose || one.policyNo !== other.policyNo) return false
  return (
    !areOther(one.flightdate, other.flightdate) && !areOther(one.flightnumber, other.flightnumber)
  )
}

function areOther(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}

function awaited(state: 'open' | 'registered'): Failure {
  return fieldRefused(
    'policyNo',
    state === 'open'
      ? '这笔款项已有链接在等客户登记；要重发，请按手机号查到它，停用后再发'
      : '客户已经登记，正在等打款，不用再发链接',
  )
}

import type { CustomerProof, DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskVisit } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskIdNumber, maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { provenUntil } from '../../../platform/session/session-customer.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { ordersThatInsure } from '../../orders/store/order-search.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type FoundThing, latestFirst, mostUrgentFirst, thingShown } from '../rules/found-thing.ts'
import { opennessOf } from '../rules/openness.ts'
import type { FoundCustomer } from '../store/found-customer.ts'
import { type PersonFound, type PersonOnFile, personOfKeys } from '../store/people-found.ts'
import { missesAtMost, type PhoneCall, phoneCallOf } from '../store/phone-call.ts'
import { type Proven, provenWithStaff } from '../store/proven-with-staff.ts'
import { lost } from './look-admission.ts'
import { partiesOfOrder } from './things/owners-of-thing.ts'
import { type PersonThings, thingsOfPerson } from './things/things-of-person.ts'

const timelineAtMost = 100

interface Look {
  readonly found: FoundCustomer
  /** In the words that the customer reads. */
  readonly reason: string
  readonly page: number
}

/** A customer as far as they have proven themselves to who looks; the look is traced, and counted. */
export async function shownCustomer(
  services: CustomersServices,
  { staff, trace }: Pick<DeskVisit, 'staff' | 'trace'>,
  { found, reason, page }: Look,
): Promise<Omit<DeskCustomer, 'onlyProven'>> {
  await takeOpening(services, staff)
  const subject = found.customerKey.toString('hex')
  // Told first: nobody sees a customer of which there is no trace.
  await trace({ event: 'customer-read', subject, outcome: 'shown', reason })
  const person = (await personOfKeys(services, found)) ?? (await whoOrdered(services, staff, found))
  if (person === undefined) throw lost()
  const extent = extentOf(page)
  const [call, things] = await Promise.all([
    phoneCallOf(services, staff.id),
    thingsOfPerson({ ...services, ...seenBy(staff), staff }, person, extent),
  ])
  const proven = await provenWithStaff(services, staff.id, call, person.customerKey)
  await Promise.all(
    othersAmong(things.others, subject).map((other) =>
      trace({ event: 'customer-read', subject: other, outcome: 'shown', reason }),
    ),
  )
  return shown(services, { found, person, call, proven, page, things })
}

/** Somebody whom no policy names yet, as an order does that insures them. */
async function whoOrdered(
  services: CustomersServices,
  staff: DeskVisit['staff'],
  { customerKey }: Pick<FoundCustomer, 'customerKey'>,
): Promise<PersonOnFile | undefined> {
  const seen = { ...services, ...seenBy(staff), staff }
  const [order] = await ordersThatInsure(services, customerKey, seen.served)
  const parties = order === undefined ? [] : await partiesOfOrder(seen, order)
  const party = parties.find((each) => each.customerKey.equals(customerKey))
  return party && { ...party, contactMobile: undefined }
}

/** Whose things are shown because this customer's phone is on them: they read of it like the customer. */
function othersAmong(things: readonly FoundThing[], subject: string): string[] {
  const subjects = things.flatMap(({ isByPhone, customerKey }) =>
    isByPhone && customerKey !== undefined ? [customerKey.toString('hex')] : [],
  )
  return [...new Set(subjects)].filter((other) => other !== subject)
}

interface Looked {
  readonly found: FoundCustomer
  readonly person: PersonFound
  readonly call: PhoneCall | undefined
  readonly proven: readonly Proven[]
  readonly page: number
  readonly things: PersonThings
}

async function shown(
  services: CustomersServices,
  { found, person, call, proven, page, things }: Looked,
): Promise<Omit<DeskCustomer, 'onlyProven'>> {
  const ownProof = await provenUntil(services, person.customerKey)
  const { name, idNumber, mobile, isCompany } = person
  const open = opennessOf(person, proven[0])
  const show = (thing: (typeof things.others)[number]) => thingShown(thing, open.isOpen(thing))
  return {
    customerId: found.id,
    name: open.isNameOpen ? name : maskName(name),
    idNumber: open.areContactsOpen ? idNumber : maskIdNumber(idNumber),
    mobile: open.areContactsOpen ? mobile : mobile && maskMobile(mobile),
    isMobileOwn: things.isPhoneOwn,
    isCompany,
    isOpen: open.isNameOpen,
    proofs: proofsOf(proven, ownProof),
    call: call && {
      callId: call.id,
      beganAt: minuteInChina(call.beganAt),
      forSeconds: secondsBetween(call.beganAt, services.clock.now()),
      missesLeft: missesAtMost - call.misses,
    },
    waiting: mostUrgentFirst(things.others).map(show),
    policies: things.policies.map(show),
    total: things.counts.policies,
    nextPage: nextPageOf(page, things.counts.policies),
    timeline: latestFirst(things.others).slice(0, timelineAtMost).map(show),
    hasEarlier: things.hasEarlier || things.others.length > timelineAtMost,
    counts: things.counts,
  }
}

/** Who talks here has said so themselves; elsewhere it may be somebody else. */
function proofsOf(proven: readonly Proven[], ownProof: Date | undefined): CustomerProof[] {
  const isInChat = proven.some((each) => each.in === 'chat')
  return [
    ...proven.map(({ in: where, by, until, policyIds }) => ({
      by: where === 'chat' ? ('chat' as const) : by,
      until: minuteInChina(until),
      isPart: policyIds !== undefined,
    })),
    ...(ownProof === undefined || isInChat
      ? []
      : [{ by: 'sms' as const, until: minuteInChina(ownProof), isPart: false }]),
  ]
}

/** A clock that was set back counts no call below nought. */
function secondsBetween(since: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - since.getTime()) / 1000))
}

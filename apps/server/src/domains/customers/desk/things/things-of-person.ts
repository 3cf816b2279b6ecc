import { callKindNames, callOutcomeNames } from '@ecenter/contract/customers/desk/call-note.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { reportsOf } from '../../../accident-reports/store/accident-report.repository.ts'
import { appealsAbout } from '../../../appeals/store/appeal-search.ts'
import { findClaimsOf } from '../../../claims/store/claim-search.ts'
import { claimsWithin } from '../../../claims/store/claim-within.ts'
import { applicantLookupKey } from '../../../orders/store/order-lookup-keys.ts'
import { findOrdersBehind, ordersThatInsure } from '../../../orders/store/order-search.ts'
import { runningFirst } from '../../../person/calls/own-things.ts'
import { type LooksOfDay, looksByDay } from '../../../person/store/looks-by-day.ts'
import { findBehind } from '../../../policies/store/lookup-key-search.ts'
import { readPolicies } from '../../../policies/store/policy.repository.ts'
import type { Policy } from '../../../policies/store/policy.ts'
import type { FoundThing } from '../../rules/found-thing.ts'
import { wasCalledLate } from '../../store/call-back.ts'
import { type CallNote, callNotesOf } from '../../store/call-note.ts'
import { ownPhoneOf, type PersonFound, type PersonOnFile } from '../../store/people-found.ts'
import { claimThings, orderThings, policyThing, type ThingStore } from './insurance-things.ts'
import { byPhone, caseThing, reportThing } from './phone-things.ts'
import { wishesOf } from './wishes-of-person.ts'

/** Of what is opened at once beside a page of policies; a fleet has more, and finds it by its numbers. */
const openedAtMost = 50
const reportsAskedAtMost = 200
/** Days of members of staff who looked; older ones are in the trail. */
const lookDaysAtMost = 30

interface Extent {
  readonly offset: number
  readonly limit: number
}

export interface PersonThings {
  /** One page of them: what runs in front. */
  readonly policies: readonly FoundThing[]
  /** The latest of all other kinds. */
  readonly others: readonly FoundThing[]
  /** Older claims or orders are there, to be found by their numbers; or older looks, which the trail has. */
  readonly hasEarlier: boolean
  readonly counts: { readonly policies: number; readonly claims: number; readonly orders: number }
  /** Whether their phone is on file as their own. */
  readonly isPhoneOwn: boolean
}

/** All that is somebody's, wherever it is handled; only one page of policies is opened. */
export async function thingsOfPerson(
  services: ThingStore,
  person: PersonOnFile,
  { offset, limit }: Extent,
): Promise<PersonThings> {
  const now = services.clock.now()
  const [found, orders, ownPhone] = await Promise.all([
    findBehind(services, [[person.holderKey]], { within: services.served }),
    ordersOf(services, person, now),
    ownPhoneOf(services, person),
  ])
  const refs = runningFirst(found, now).map(({ ref }) => ref)
  const policyIds = refs.map(({ id }) => id).slice(0, reportsAskedAtMost)
  const all = (await findClaimsOf(services, refs)).map(({ ref }) => ref)
  const claims = await claimsWithin(services, all, services.within)
  const [policies, opened, ordered, reports, wishes, objections, phoned, calls, looks] =
    await Promise.all([
      readPolicies(services, refs.slice(offset, offset + limit)),
      claimThings(services, claims.slice(0, openedAtMost)),
      orderThings(services, orders.slice(0, openedAtMost)),
      reportsOf(services, { phoneKeys: [], policyIds, now, within: services.within }),
      wishesOf(services, person, { policies: refs, orders, atMost: openedAtMost }),
      objectionsOf(services, person),
      phoneThings(services, ownPhone),
      callThings(services, person),
      looksByDay(services, person.customerKey, lookDaysAtMost),
    ])
  const others = [
    // In front: what is theirs by more than a phone takes their place.
    ...phoned,
    ...opened,
    ...ordered,
    ...reports.map((report) => reportThing(services, report)),
    ...wishes.map(
      (wish): FoundThing => ({
        kind: 'request',
        id: wish.eventId,
        title: wish.asked,
        status: wish.dueAt < now ? '核心超期未答复' : '等核心答复',
        at: minuteInChina(wish.askedAt),
        waits: { dueAt: minuteInChina(wish.dueAt), isLate: wish.dueAt < now },
        names: [],
      }),
    ),
    ...objections,
    ...calls,
    ...looks.days.map(lookThing),
  ]
  const isCut = claims.length > openedAtMost || orders.length > openedAtMost
  return {
    hasEarlier: isCut || looks.hasMore,
    policies: policies.map((policy) => ({
      ...policyThing(services, policy),
      carId: carIdOf(policy, policies),
    })),
    others: [...new Map(others.map((one) => [`${one.kind}/${one.id}/${one.at}`, one])).values()],
    counts: { policies: refs.length, claims: claims.length, orders: orders.length },
    isPhoneOwn: ownPhone !== undefined,
  }
}

/** By the frame, for a plate changes; whoever reads it masked still sees which belong together. */
function carIdOf({ vehicle }: Policy, listed: readonly Policy[]): string | undefined {
  if (vehicle === undefined) return undefined
  return listed.find((other) => other.vehicle?.frameNo === vehicle.frameNo)?.ref.id
}

/** What came of their calls, and when they are called back. */
async function callThings(
  services: ThingStore,
  { customerKey }: PersonFound,
): Promise<FoundThing[]> {
  const notes = await callNotesOf(services, customerKey, openedAtMost)
  const now = services.clock.now()
  return notes.map((note) => ({
    kind: 'call',
    id: note.id,
    title: callKindNames[note.kind],
    status: callStatus(note, now),
    note: note.said === undefined ? note.words : `${note.words}；回电：${note.said}`,
    at: minuteInChina(note.at),
    waits:
      note.callBackAt === undefined || note.calledBackAt !== undefined
        ? undefined
        : { dueAt: minuteInChina(note.callBackAt), isLate: note.callBackAt <= now },
    names: [],
  }))
}

/** A call that came too late says so for ever. */
function callStatus(note: CallNote, now: Date): string {
  if (note.calledBackAt === undefined) return callOutcomeNames[note.outcome]
  const status = note.isUnreached ? '回电没接通' : '已回电'
  return wasCalledLate(note, now) ? `${status}，晚于约定` : status
}

/** Whoever objected to a decision about a claim of theirs, by whatever phone. */
async function objectionsOf(
  services: ThingStore,
  { customerKey }: PersonFound,
): Promise<FoundThing[]> {
  const refs = await appealsAbout(services, customerKey, {
    atMost: openedAtMost,
    within: services.within,
  })
  return withLetters(await Promise.all(refs.map((ref) => caseThing(services, ref))))
}

/** Each letter as a thing of its own, beside what it answers. */
function withLetters(things: readonly FoundThing[]): FoundThing[] {
  return things.flatMap((thing) => [thing, ...(thing.letters ?? [])])
}

/** Who of the staff looked, as the customer reads it too. */
function lookThing({ day, account, staff, times, lastAt }: LooksOfDay): FoundThing {
  return {
    kind: 'look',
    id: `${day}/${account}`,
    title: staff,
    status: `查看 ${times} 次`,
    at: minuteInChina(lastAt),
    names: [],
  }
}

/** What is known by a phone alone is theirs where the phone is: not that of an agent, or of whoever insured them. */
async function phoneThings(
  services: ThingStore,
  mobile: string | undefined,
): Promise<FoundThing[]> {
  if (mobile === undefined) return []
  const phoneKey = services.keys.searchHash('phone', mobile)
  const found = await Promise.all(Object.values(byPhone).map((find) => find(services, phoneKey)))
  return withLetters(found.flat()).map((thing) => ({ ...thing, isByPhone: true }))
}

/** Those that insure them, and those that they placed with the phone on file for somebody else. */
async function ordersOf(
  services: ThingStore,
  { customerKey, idNumber, mobile }: PersonFound,
  now: Date,
): Promise<ObjectRef[]> {
  const [insuring, placed] = await Promise.all([
    ordersThatInsure(services, customerKey, services.served),
    mobile === undefined
      ? []
      : findOrdersBehind(services, [[applicantLookupKey(services.keys, idNumber, mobile)]], {
          now,
          within: services.served,
        }),
  ])
  const all = [...insuring, ...placed.map(({ ref }) => ref)]
  return [...new Map(all.map((ref) => [ref.id, ref])).values()]
}

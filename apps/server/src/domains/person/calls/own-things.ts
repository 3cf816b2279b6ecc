import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import type { FoundPolicy } from '../../policies/store/lookup-key-search.ts'
import type { Services } from '../../services.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'
import { findOwnThings, isWhollyOpen } from '../store/find-own-things.ts'

/** Where everything lies that is a customer's. */
export interface OwnRefs {
  readonly policies: readonly ObjectRef[]
  /** How many more policies there are than are shown at once. */
  readonly morePolicies: number
  readonly claims: readonly ObjectRef[]
  readonly invoices: readonly ObjectRef[]
  readonly orders: readonly ObjectRef[]
  /** Whether there are more orders or claims than were asked for. */
  readonly isCut: boolean
}

/** A company has thousands; the list of policies turns pages. */
const shownAtMost = { policies: 200, claims: 50, orders: 20 }

const firstOf: Readonly<Record<PolicyStatus, number>> = {
  'in-force': 0,
  'not-started': 1,
  expired: 2,
  cancelled: 3,
}

/**
 * Finds what the proof of a session opens, and opens it: from then on every call that takes a handle goes
 * on with it. A claim on somebody else's share of a policy, who took it out or not, shows its progress alone.
 */
export async function openOwnThings(
  services: PersonServices,
  session: Session,
  customer: SessionCustomer,
  atMost: Pick<typeof shownAtMost, 'claims' | 'orders'> = shownAtMost,
): Promise<OwnRefs> {
  const refs = await ownRefs(services, customer, atMost)
  await openOwnRefs(services, session, customer, refs)
  return refs
}

/** Where it lies; nothing of it is opened yet. */
export async function ownRefs(
  services: PersonServices,
  customer: SessionCustomer,
  atMost: Pick<typeof shownAtMost, 'claims' | 'orders'> = shownAtMost,
): Promise<OwnRefs> {
  const now = services.clock.now()
  const found = await findOwnThings(services, customer)
  const policies = runningFirst(found.policies, now)
    .slice(0, shownAtMost.policies)
    .map(({ ref }) => ref)
  return {
    policies,
    morePolicies: found.policies.length - policies.length,
    claims: found.claims.slice(0, atMost.claims),
    invoices: found.invoices,
    orders: found.orders.slice(0, atMost.orders),
    isCut: found.orders.length > atMost.orders || found.claims.length > atMost.claims,
  }
}

/** What runs stands before what is to come, and that before what is over. */
export function runningFirst(policies: readonly FoundPolicy[], now: Date): FoundPolicy[] {
  return policies
    .map((policy) => ({ policy, place: firstOf[policyStatus(policy, now)] }))
    .sort((one, other) => one.place - other.place)
    .map(({ policy }) => policy)
}

/** What a grant for the whole of a person is about. */
export function personRef({ customerKey, holderKey }: SessionCustomer): ObjectRef {
  return { kind: 'person', customerKey, id: uuidOf(holderKey) }
}

/** Opens what concerns the whole of a person, and answers the handle that names it. */
export async function openPerson(
  { grants }: Pick<Services, 'grants'>,
  session: Session,
  customer: SessionCustomer,
): Promise<string> {
  const person = personRef(customer)
  await grants.open(session, [person], { level: 'phone-on-file', within: customer })
  return grants.handleOf(session, person)
}

/** What was found is open from then on: nothing of it is answered before. */
export async function openOwnRefs(
  { grants }: PersonServices,
  session: Session,
  customer: SessionCustomer,
  { policies, claims, invoices, orders }: OwnRefs,
): Promise<void> {
  const isOwn = isWhollyOpen(customer)
  const whole = [...policies, ...invoices, ...orders, ...claims.filter(isOwn)]
  if (extentOf(customer) === 'person') whole.push(personRef(customer))
  await Promise.all([
    grants.open(session, whole, { level: 'phone-on-file', within: customer }),
    grants.open(
      session,
      claims.filter((claim) => !isOwn(claim)),
      { level: 'knowledge', within: customer },
    ),
  ])
}

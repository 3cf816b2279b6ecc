import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { findClaimsOf } from '../../claims/store/claim-search.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { findOrdersBehind } from '../../orders/store/order-search.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import { findBehind } from '../../policies/store/door-search.ts'
import type { Services } from '../../services.ts'
import { extentOf } from '../rules/extent-of.ts'

/** Where everything lies that is a customer's. */
export interface OwnRefs {
  readonly policies: readonly ObjectRef[]
  /** How many more policies there are than are shown at once. */
  readonly morePolicies: number
  readonly claims: readonly ObjectRef[]
  readonly invoices: readonly ObjectRef[]
  readonly orders: readonly ObjectRef[]
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
  services: Services,
  session: Session,
  customer: SessionCustomer,
): Promise<OwnRefs> {
  const now = services.clock.now()
  const [found, orders] = await Promise.all([
    findBehind(services, [[customer.holderKey]], customer),
    customer.orderKey === undefined ? [] : findOrdersBehind(services, [[customer.orderKey]], now),
  ])
  const policies = found
    .toSorted((one, other) => firstOf[policyStatus(one, now)] - firstOf[policyStatus(other, now)])
    .slice(0, shownAtMost.policies)
    .map(({ ref }) => ref)
  const [claims, invoices] = await Promise.all([
    findClaimsOf(services, policies),
    findInvoicesOf(
      services,
      policies.filter(({ kind }) => kind === 'policy'),
    ),
  ])
  const refs = {
    policies,
    morePolicies: found.length - policies.length,
    claims: claims.slice(0, shownAtMost.claims).map(({ ref }) => ref),
    invoices: invoices.map(({ ref }) => ref),
    orders: orders.slice(0, shownAtMost.orders).map(({ ref }) => ref),
  }
  await openAll(services, session, customer, refs)
  return refs
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

async function openAll(
  { grants }: Services,
  session: Session,
  customer: SessionCustomer,
  { policies, claims, invoices, orders }: OwnRefs,
): Promise<void> {
  const isOwn = ({ customerKey }: ObjectRef) => customerKey.equals(customer.customerKey)
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

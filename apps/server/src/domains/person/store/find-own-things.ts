import type { Clock } from '../../../platform/clock/clock.ts'
import type { PipelinedConnections } from '../../../platform/database/connections/pipelined-connection.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OwnThings } from '../../../platform/lookups/people.ts'
import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import { findClaimsOf } from '../../claims/store/claim-search.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { findOrdersBehind } from '../../orders/store/order-search.ts'
import { type FoundPolicy, findBehind } from '../../policies/store/lookup-key-search.ts'
import { extentOf } from '../rules/extent-of.ts'
import type { PersonStore } from './person-contact.ts'

interface OwnStore extends PersonStore {
  readonly pipelined: PipelinedConnections
  readonly clock: Pick<Clock, 'now'>
}

interface FoundThings {
  readonly policies: readonly FoundPolicy[]
  readonly claims: readonly ObjectRef[]
  readonly invoices: readonly ObjectRef[]
  readonly orders: readonly ObjectRef[]
}

/** Everything that a proof opens, the latest first; nothing is decrypted. */
export async function findOwnThings(
  store: OwnStore,
  customer: ProvenCustomer,
): Promise<FoundThings> {
  const { holderKey, orderKey } = customer
  const [policies, orders] = await Promise.all([
    findBehind(store, [[holderKey]], customer),
    orderKey === undefined ? [] : findOrdersBehind(store, [[orderKey]], { now: store.clock.now() }),
  ])
  const whole = policies.map(({ ref }) => ref).filter(({ kind }) => kind === 'policy')
  const [claims, invoices] = await Promise.all([
    findClaimsOf(store, whole),
    findInvoicesOf({ db: store.db, connection: store.pipelined.swift }, whole),
  ])
  return {
    policies,
    claims: refsOf(claims),
    invoices: refsOf(invoices),
    orders: refsOf(orders),
  }
}

/** The same as lookups ask for it; whoever placed an order may know where its papers are. */
export async function ownThings(store: OwnStore, customer: ProvenCustomer): Promise<OwnThings> {
  const { policies, claims, invoices, orders } = await findOwnThings(store, customer)
  const isOwn = isWhollyOpen(customer)
  const deliveries = orders.map((order) => ({ ...order, kind: 'delivery' as const }))
  return {
    whole: [...refsOf(policies), ...claims.filter(isOwn), ...invoices, ...orders, ...deliveries],
    inPart: claims.filter((claim) => !isOwn(claim)),
  }
}

/** A claim's details are for the insured alone: a phone on the policy, or a plate, shows its progress. */
export function isWhollyOpen(customer: ProvenCustomer): (claim: ObjectRef) => boolean {
  return extentOf(customer) === 'person' ? isOf(customer) : () => false
}

/** Whether something stands with this customer, and not with somebody whom they insure or who insures them. */
function isOf({ customerKey }: Pick<ProvenCustomer, 'customerKey'>) {
  return (ref: ObjectRef) => ref.customerKey.equals(customerKey)
}

function refsOf(found: readonly { readonly ref: ObjectRef }[]): ObjectRef[] {
  return found.map(({ ref }) => ref)
}

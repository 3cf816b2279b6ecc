import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { sql } from 'kysely'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { openWishesOf, type Wish } from '../../../../platform/wishes/wish.ts'
import { claimsWithin } from '../../../claims/store/claim-within.ts'
import type { PersonFound } from '../../store/people-found.ts'
import type { ThingStore } from './insurance-things.ts'

/** What the object of a wish is. */
const objects: Readonly<Record<WishKind, 'policy' | 'order' | 'invoice' | 'claim' | 'person'>> = {
  'plate-correction': 'policy',
  'delivery-change': 'order',
  'invoice-change': 'invoice',
  'claim-decision': 'claim',
  'payee-change': 'claim',
  'contact-change': 'person',
  'data-request': 'person',
}

/** What is shown of the person to whoever asks. */
interface Shown {
  readonly policies: readonly ObjectRef[]
  readonly orders: readonly ObjectRef[]
  readonly atMost: number
}

/** What they ask of the core, for whoever may see what it is about; what is about the person is for all. */
export async function wishesOf(
  services: ThingStore,
  { customerKey }: PersonFound,
  { policies, orders, atMost }: Shown,
): Promise<Wish[]> {
  const wishes = await openWishesOf(services, customerKey, atMost)
  const claims = wishes
    .filter(({ kind }) => objects[kind] === 'claim')
    .map(({ objectId: id }) => ({ kind: 'claim', customerKey, id }) as const)
  const shown = [
    ...(await claimsWithin(services, claims, services.within)),
    ...policies,
    ...orders,
    ...(await invoicesOf(services, wishes, policies)),
  ]
  const ids = new Set(shown.map(({ id }) => id))
  return wishes.filter(({ kind, objectId }) => {
    if (objects[kind] === 'person') return true
    // What is of none of the policies found here any more is still of who serves every branch.
    if (objects[kind] !== 'claim' && services.served === undefined) return true
    return ids.has(objectId)
  })
}

/** The invoices of these policies that are asked about. */
async function invoicesOf(
  { db }: ThingStore,
  wishes: readonly Wish[],
  policies: readonly ObjectRef[],
): Promise<readonly { readonly id: string }[]> {
  const asked = wishes.filter(({ kind }) => objects[kind] === 'invoice')
  if (asked.length === 0) return []
  const keys = asked.map(({ customerKey }) => customerKey)
  const ids = asked.map(({ objectId }) => objectId)
  const policyIds = policies.map(({ id }) => id)
  return db
    .selectFrom('invoice')
    .select('id')
    .where('customer_key', '=', sql<Buffer>`any(${keys}::bytea[])`)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('policy_id', '=', sql<string>`any(${policyIds}::uuid[])`)
    .execute()
}

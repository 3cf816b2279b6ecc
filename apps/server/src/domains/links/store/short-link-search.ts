import type { LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { linkPolicyKey, type ShortLinkStore } from './short-link.repository.ts'

type Store = Pick<ShortLinkStore, 'db'>

interface Wanted {
  readonly state: LinkState
  readonly now: Date
  /** Who sent it; by whomever without it. */
  readonly staffId?: string | undefined
  /** Who may not handle what they sent themselves. */
  readonly notOf?: string
  readonly within: Within
  /** Of registered ones those that were before then. */
  readonly registeredBefore?: Date
}

interface Portion {
  readonly offset: number
  readonly limit: number
}

/** A customer who calls asks about one of the last. */
const ofPhoneAtMost = 20

/** For staff: the link that the desk names by its id. */
export async function shortLinkOfId(
  { db }: Store,
  id: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('short_link')
    .select('customer_key')
    .where('id', '=', id)
    .where(isWithin('area_code', within))
    .executeTakeFirst()
  return row && refOf({ customer_key: row.customer_key, id })
}

/** Those that stand so; what waits to be paid longest in front, of others what happened last. */
export async function shortLinksInState(
  store: Store,
  wanted: Wanted,
  { offset, limit }: Portion,
): Promise<ObjectRef[]> {
  const rows = await inOrder(inState(store, wanted), wanted.state)
    .select(['link.customer_key', 'link.id'])
    .orderBy('link.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(refOf)
}

/** How many there are, without opening them. */
export async function countShortLinks(store: Store, wanted: Wanted): Promise<number> {
  const { count } = await inState(store, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The last that were sent to a phone. */
export async function shortLinksToPhone(
  { db }: Store,
  phoneKey: Buffer,
  within: Within,
): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('short_link')
    .select(['customer_key', 'id'])
    .where('customer_key', '=', phoneKey)
    .where(isWithin('area_code', within))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ofPhoneAtMost)
    .execute()
  return rows.map(refOf)
}

/** All about some policies, to whatever phone, the latest in front. */
export async function shortLinksAbout(
  { db, keys }: ShortLinkStore,
  policyNos: readonly string[],
): Promise<ObjectRef[]> {
  if (policyNos.length === 0) return []
  const policyKeys = policyNos.map((policyNo) => linkPolicyKey(keys, policyNo))
  const rows = await db
    .selectFrom('short_link')
    .select(['customer_key', 'id'])
    .where('policy_key', 'in', policyKeys)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(refOf)
}

function inState({ db }: Store, wanted: Wanted) {
  const { state, now, staffId, notOf, within, registeredBefore } = wanted
  const links = db
    .selectFrom('short_link as link')
    .leftJoin('refund_registration as refund', (join) =>
      join
        .onRef('refund.customer_key', '=', 'link.customer_key')
        .onRef('refund.link_id', '=', 'link.id'),
    )
    .where(isWithin('link.area_code', within))
    .$if(registeredBefore !== undefined, (earlier) =>
      earlier.where('refund.registered_at', '<', registeredBefore ?? null),
    )
    .$if(staffId !== undefined, (own) => own.where('link.staff_id', '=', staffId ?? null))
    .$if(notOf !== undefined, (others) =>
      others.where('link.staff_id', 'is distinct from', notOf ?? null),
    )
  switch (state) {
    case 'registered':
    case 'paid':
    case 'failed':
      return links.where('refund.status', '=', state)
    case 'revoked':
      return links.where('revoked_at', 'is not', null)
    case 'open':
      return links
        .where('refund.link_id', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
    case 'expired':
      return links
        .where('refund.link_id', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '<=', now)
  }
}

function inOrder(links: ReturnType<typeof inState>, state: LinkState) {
  switch (state) {
    case 'registered':
      return links.orderBy('refund.registered_at')
    case 'paid':
    case 'failed':
      return links.orderBy('refund.settled_at', 'desc')
    case 'revoked':
      return links.orderBy('revoked_at', 'desc')
    case 'open':
    case 'expired':
      return links.orderBy('created_at', 'desc')
  }
}

function refOf({
  customer_key,
  id,
}: {
  readonly customer_key: Buffer
  readonly id: string
}): ObjectRef {
  return { kind: 'refund', customerKey: customer_key, id }
}

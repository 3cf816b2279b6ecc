import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ShortLinkStore } from './short-link.repository.ts'

interface OpenFailure {
  readonly ref: ObjectRef
  readonly failedAt: Date
}

/** Refunds whose transfer failed, and of which nobody has said what follows; the longest waiting in front. */
export async function openFailures(
  { db }: Pick<ShortLinkStore, 'db'>,
  within: Within,
): Promise<OpenFailure[]> {
  const rows = await db
    .selectFrom('refund_registration as refund')
    .innerJoin('short_link as link', (join) =>
      join
        .onRef('link.customer_key', '=', 'refund.customer_key')
        .onRef('link.id', '=', 'refund.link_id'),
    )
    .where('refund.status', '=', 'failed')
    .where('refund.closed_at', 'is', null)
    .where(isWithin('link.area_code', within))
    .select(['link.customer_key', 'link.id', 'refund.settled_at', 'refund.registered_at'])
    .orderBy('refund.settled_at')
    .orderBy('link.id')
    .execute()
  return rows.map(({ customer_key: customerKey, id, settled_at, registered_at }) => ({
    ref: { kind: 'refund', customerKey, id },
    failedAt: settled_at ?? registered_at,
  }))
}

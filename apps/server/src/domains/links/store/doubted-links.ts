import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ShortLinkStore } from './short-link.repository.ts'

/** More than a house pays twice in a day. */
const readAtMost = 200

/** Links whose money may have gone twice, the longest waiting in front. */
export async function doubtedLinks(
  { db }: Pick<ShortLinkStore, 'db'>,
  within: Within,
): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('refund_registration as refund')
    .innerJoin('short_link as link', (join) =>
      join
        .onRef('link.customer_key', '=', 'refund.customer_key')
        .onRef('link.id', '=', 'refund.link_id'),
    )
    .where('refund.doubted_at', 'is not', null)
    .where(isWithin('link.area_code', within))
    .select(['link.customer_key', 'link.id'])
    .orderBy('refund.doubted_at')
    .orderBy('link.id')
    .limit(readAtMost)
    .execute()
  return rows.map(({ customer_key: customerKey, id }) => ({ kind: 'refund', customerKey, id }))
}

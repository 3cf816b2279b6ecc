import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ShortLinkStore } from './short-link.repository.ts'

interface Doubted {
  readonly within: Within
  /** Who may not handle what they sent themselves. */
  readonly notOf: string
  /** Only those whose second transfer was told before then. */
  readonly before?: Date
}

/** Links whose money may have gone twice, the longest waiting in front. */
export async function doubtedLinks(
  store: Pick<ShortLinkStore, 'db'>,
  { limit, ...wanted }: Doubted & { readonly limit: number },
): Promise<ObjectRef[]> {
  const rows = await doubted(store, wanted)
    .select(['link.customer_key', 'link.id'])
    .orderBy('refund.doubted_at')
    .orderBy('link.id')
    .limit(limit)
    .execute()
  return rows.map(({ customer_key: customerKey, id }) => ({ kind: 'refund', customerKey, id }))
}

/** How many there are, without opening them. */
export async function countDoubtedLinks(
  store: Pick<ShortLinkStore, 'db'>,
  wanted: Doubted,
): Promise<number> {
  const { count } = await doubted(store, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function doubted({ db }: Pick<ShortLinkStore, 'db'>, { within, notOf, before }: Doubted) {
  return db
    .selectFrom('refund_registration as refund')
    .innerJoin('short_link as link', (join) =>
      join
        .onRef('link.customer_key', '=', 'refund.customer_key')
        .onRef('link.id', '=', 'refund.link_id'),
    )
    .where('refund.doubted_at', 'is not', null)
    .where('link.staff_id', 'is distinct from', notOf)
    .where(isWithin('link.area_code', within))
    .$if(before !== undefined, (earlier) => earlier.where('refund.doubted_at', '<', before ?? null))
}

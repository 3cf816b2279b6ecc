import type { Clock } from '../../../platform/clock/clock.ts'
import { endOf, type OnlyProvenEnd } from './only-proven-end.ts'
import type { PersonStore } from './person-contact.ts'

interface Extent {
  readonly offset: number
  readonly limit: number
}

/**
 * Requests of all customers. Of those that are open the ones that wait for a second member of staff stand in front,
 * the longest waiting first; of those that are over the latest.
 */
export async function listEnds(
  { db, keys }: PersonStore,
  which: 'open' | 'closed',
  { offset, limit }: Extent,
): Promise<{ readonly ends: readonly OnlyProvenEnd[]; readonly total: number }> {
  const all = db
    .selectFrom('only_proven_end')
    .selectAll()
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
  const chosen =
    which === 'open'
      ? all.where('state', 'in', ['asked', 'confirmed']).orderBy('state').orderBy('asked_at')
      : all.where('closed_at', 'is not', null).orderBy('closed_at', 'desc')
  const rows = await chosen.orderBy('id').offset(offset).limit(limit).execute()
  return { ends: rows.map((row) => endOf(keys, row)), total: Number(rows[0]?.total ?? 0) }
}

/** No more wait at once: each has had a customer at a counter. */
const waitingAtMost = 500

/** Those that can still be confirmed, the longest waiting in front. */
export async function endsToConfirm({
  db,
  keys,
  clock,
}: PersonStore & { readonly clock: Pick<Clock, 'now'> }): Promise<OnlyProvenEnd[]> {
  const rows = await db
    .selectFrom('only_proven_end')
    .selectAll()
    .where('state', '=', 'asked')
    .where('due_at', '>', clock.now())
    .orderBy('asked_at')
    .orderBy('id')
    .limit(waitingAtMost)
    .execute()
  return rows.map((row) => endOf(keys, row))
}

/** The open one of this name. */
export async function openEndNamed(
  { db, keys }: PersonStore,
  id: string,
): Promise<OnlyProvenEnd | undefined> {
  const row = await db
    .selectFrom('only_proven_end')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'confirmed'])
    .executeTakeFirst()
  return row && endOf(keys, row)
}

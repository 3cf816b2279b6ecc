import { randomUUID } from 'node:crypto'
import {
  documentSeen,
  type EndClosing,
  endClosing,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import type { Selectable } from 'kysely'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PersonStore } from './person-contact.ts'

interface EndStore extends PersonStore {
  readonly clock: Pick<Clock, 'now'>
}

const secrets = object({
  document: documentSeen,
  reason: string(),
  /** Account of who asked, and who could have come in as them. */
  account: string(),
  openedBy: optional(string()),
  /** The lookup key to all that is the customer's, for who is to confirm; absent of what the version before took. */
  holder: optional(string()),
  /** Account of who confirmed. */
  confirmer: optional(string()),
  /** How it came to its end, and the account of who ended it. */
  closing: optional(object({ how: endClosing, account: optional(string()) })),
})
type Secrets = InferOutput<typeof secrets>

/** That only-proven is to end for a customer who has lost the phone. */
export interface OnlyProvenEnd extends Secrets {
  readonly id: string
  readonly customerKey: Buffer
  readonly state: Selectable<Tables['only_proven_end']>['state']
  readonly askedAt: Date
  readonly askedBy: string
  readonly confirmedBy: string | undefined
  /** Until then it can be confirmed; once it is, when it ends. */
  readonly dueAt: Date
  readonly closedAt: Date | undefined
}

/** A second one has a week; whoever it is about has 72 hours to stop it. */
const confirmedWithinSeconds = 7 * 86_400
const noticeSeconds = 72 * 3600

export function onlyProvenEndContext(id: string): string {
  return `only-proven-end/${id}`
}

/** The open one of somebody, locked where the transaction goes on to change it. */
export async function openEndOf(
  { db, keys }: PersonStore,
  customerKey: Buffer,
  isLocked = false,
): Promise<OnlyProvenEnd | undefined> {
  const row = await db
    .selectFrom('only_proven_end')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('state', 'in', ['asked', 'confirmed'])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && endOf(keys, row)
}

export function endOf(keys: Keys, row: Selectable<Tables['only_proven_end']>): OnlyProvenEnd {
  return {
    ...parse(secrets, keys.unseal(onlyProvenEndContext(row.id), row.sealed)),
    id: row.id,
    customerKey: row.customer_key,
    state: row.state,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    confirmedBy: row.confirmed_by ?? undefined,
    dueAt: row.due_at,
    closedAt: row.closed_at ?? undefined,
  }
}

/** False where one is open already. */
export async function askEnd(
  { db, keys, clock }: EndStore,
  customerKey: Buffer,
  { staffId, ...asked }: Omit<Secrets, 'confirmer' | 'closing'> & { readonly staffId: string },
): Promise<boolean> {
  const id = randomUUID()
  const now = clock.now()
  const row = await db
    .insertInto('only_proven_end')
    .values({
      customer_key: customerKey,
      id,
      state: 'asked',
      asked_at: now,
      asked_by: staffId,
      confirmed_by: null,
      due_at: secondsAfter(now, confirmedWithinSeconds),
      closed_at: null,
      sealed: keys.seal(onlyProvenEndContext(id), parse(secrets, asked)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** From now on it runs; answers when it ends. */
export async function confirmEnd(
  { db, keys, clock }: EndStore,
  end: OnlyProvenEnd,
  { id: staffId, account }: { readonly id: string; readonly account: string },
): Promise<Date> {
  const dueAt = secondsAfter(clock.now(), noticeSeconds)
  const sealed = keys.seal(
    onlyProvenEndContext(end.id),
    parse(secrets, { ...end, confirmer: account }),
  )
  await db
    .updateTable('only_proven_end')
    .set({ state: 'confirmed', confirmed_by: staffId, due_at: dueAt, sealed })
    .where('customer_key', '=', end.customerKey)
    .where('id', '=', end.id)
    .execute()
  return dueAt
}

export async function closeEnd(
  { db, keys, clock }: EndStore,
  end: OnlyProvenEnd,
  how: EndClosing,
  account?: string,
): Promise<void> {
  const closed = { ...end, closing: { how, account } }
  await db
    .updateTable('only_proven_end')
    .set({
      state: how === 'ended' ? 'ended' : 'stopped',
      closed_at: clock.now(),
      sealed: keys.seal(onlyProvenEndContext(end.id), parse(secrets, closed)),
    })
    .where('customer_key', '=', end.customerKey)
    .where('id', '=', end.id)
    .execute()
}

/** So many in a minute; the others with the next run. */
const atOnce = 100

/** Whose request is due, the longest due in front. */
export async function dueEnds({ db, clock }: Pick<EndStore, 'db' | 'clock'>): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('only_proven_end')
    .select('customer_key')
    .where('state', 'in', ['asked', 'confirmed'])
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(atOnce)
    .execute()
  return rows.map(({ customer_key }) => customer_key)
}

/** As long as the log of who looked tells of it. */
const keptSeconds = 3 * 366 * 86_400

export async function purgeOnlyProvenEnds(db: Db, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('only_proven_end')
    .where('state', 'in', ['ended', 'stopped'])
    .where('asked_at', '<', secondsAfter(clock.now(), -keptSeconds))
    .execute()
}

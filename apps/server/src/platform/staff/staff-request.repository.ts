import { staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { Selectable } from 'kysely'
import { type InferOutput, parse } from 'valibot'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Tables } from '../database/tables.ts'
import type { StaffStore } from './staff.repository.ts'

/** What one supervisor asked for and another one has to confirm. */
export interface StaffRequest {
  readonly staffId: string
  readonly change: InferOutput<typeof staffChange>
  readonly requestedBy: string
  readonly requestedAt: Date
  /** Who could have come in as them then. */
  readonly openedBy: string | undefined
}

type Store = Pick<StaffStore, 'db'>
type AtMoment = Store & { readonly clock: Clock }

/** What nobody confirms for so long is not wanted any more. */
export const requestLapsesSeconds = 72 * 3600

/** In place of one that has lapsed. */
export async function storeStaffRequest(
  { db }: Store,
  { staffId, change, requestedBy, requestedAt, openedBy }: StaffRequest,
): Promise<void> {
  const asked = {
    change: JSON.stringify(change),
    requested_by: requestedBy,
    requested_at: requestedAt,
    opened_by: openedBy ?? null,
  }
  await db
    .insertInto('staff_request')
    .values({ staff_id: staffId, ...asked })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(asked))
    .execute()
}

/** What is asked for an account, and has not lapsed. */
export async function findStaffRequest(
  { db, clock }: AtMoment,
  staffId: string,
): Promise<StaffRequest | undefined> {
  const row = await db
    .selectFrom('staff_request')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('requested_at', '>', secondsAfter(clock.now(), -requestLapsesSeconds))
    .executeTakeFirst()
  return row && requestOf(row)
}

/** All that wait, by account. */
export async function listStaffRequests({
  db,
  clock,
}: AtMoment): Promise<ReadonlyMap<string, StaffRequest>> {
  const rows = await db
    .selectFrom('staff_request')
    .selectAll()
    .where('requested_at', '>', secondsAfter(clock.now(), -requestLapsesSeconds))
    .execute()
  return new Map(rows.map((row) => [row.staff_id, requestOf(row)]))
}

export async function removeStaffRequest({ db }: Store, staffId: string): Promise<void> {
  await db.deleteFrom('staff_request').where('staff_id', '=', staffId).execute()
}

/** Those that have lapsed: nobody confirms them any more. */
export async function purgeStaffRequests({ db, clock }: AtMoment): Promise<void> {
  await db
    .deleteFrom('staff_request')
    .where('requested_at', '<=', secondsAfter(clock.now(), -requestLapsesSeconds))
    .execute()
}

function requestOf(row: Selectable<Tables['staff_request']>): StaffRequest {
  return {
    staffId: row.staff_id,
    change: parse(staffChange, row.change),
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    openedBy: row.opened_by ?? undefined,
  }
}

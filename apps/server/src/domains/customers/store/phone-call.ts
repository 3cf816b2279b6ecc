import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { staffSessionSeconds } from '../../../platform/staff/staff-sessions.ts'

/** Nobody talks longer; whoever forgot to end a call begins another. */
const callSeconds = 2 * 3600
const callerProofSeconds = 15 * 60
/** So many tries may be wrong; with the last the call is over. */
export const missesAtMost = 3

interface CallStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** The call that a member of staff is on. */
export interface PhoneCall {
  readonly id: string
  readonly phoneKey: Buffer | undefined
  readonly beganAt: Date
  readonly misses: number
  readonly proven: CallerProof | undefined
  readonly code:
    | { readonly mac: Buffer; readonly customerKey: Buffer; readonly endsAt: Date }
    | undefined
}

/** Who the caller has proven to be. */
export interface CallerProof {
  readonly customerKey: Buffer
  readonly by: 'facts' | 'code'
  readonly until: Date
  /** Where the facts were about these alone. */
  readonly policyIds: readonly string[] | undefined
}

export async function beginPhoneCall(
  store: CallStore,
  staffId: string,
  phoneKey: Buffer | undefined,
): Promise<string> {
  // Of two that are begun at once the second ends the first. Their submissions share the row's key already.
  await store.db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .execute()
  await endPhoneCall(store, staffId)
  const id = randomUUID()
  const now = store.clock.now()
  await store.db
    .insertInto('phone_call')
    .values({
      id,
      staff_id: staffId,
      phone_key: phoneKey ?? null,
      began_at: now,
      ends_at: secondsAfter(now, callSeconds),
      ended_at: null,
      about_key: null,
      customer_key: null,
      proven_by: null,
      proven_until: null,
      policy_ids: null,
      code_mac: null,
      code_for_key: null,
      code_ends_at: null,
    })
    .execute()
  return id
}

/** Ends what somebody's call has opened; undone by nothing. With `id` no other call ends. */
export async function endPhoneCall(
  { db, clock }: CallStore,
  staffId: string,
  id?: string,
): Promise<void> {
  await db
    .updateTable('phone_call')
    .set({ ended_at: clock.now(), customer_key: null, proven_by: null, proven_until: null })
    .set({ policy_ids: null, code_mac: null, code_for_key: null, code_ends_at: null })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (calls) => calls.where('id', '=', id ?? ''))
    .execute()
}

/**
 * The call that is on; with the last sign-in of before it began it is over, whoever comes back begins another. With
 * `isLocked` nobody else judges or changes it until the transaction ends: tries follow each other.
 */
export async function phoneCallOf(
  { db, clock }: CallStore,
  staffId: string,
  { isLocked = false } = {},
): Promise<PhoneCall | undefined> {
  const now = clock.now()
  const row = await db
    .selectFrom('phone_call')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('staff_session').select('id').where(isFromBefore)),
    )
    .$if(isLocked, (calls) => calls.forUpdate())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { customer_key, proven_by, proven_until, policy_ids } = row
  const { code_mac, code_for_key, code_ends_at } = row
  return {
    id: row.id,
    phoneKey: row.phone_key ?? undefined,
    beganAt: row.began_at,
    misses: row.misses,
    proven:
      customer_key && proven_by && proven_until && proven_until > now
        ? {
            customerKey: customer_key,
            by: proven_by,
            until: proven_until,
            policyIds: policy_ids ?? undefined,
          }
        : undefined,
    code:
      code_mac && code_for_key && code_ends_at
        ? { mac: code_mac, customerKey: code_for_key, endsAt: code_ends_at }
        : undefined,
  }
}

/** A sign-in of whoever is on the call, from before it began. */
const isFromBefore = sql<boolean>`staff_session.staff_id = phone_call.staff_id
  and staff_session.ends_at <= phone_call.began_at + make_interval(secs => ${staffSessionSeconds})`

/** Who was proven before it may be somebody else after all: it is no proof of a call back. */
export async function noteMiss({ db }: Pick<CallStore, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('phone_call')
    .set(({ eb }) => ({ misses: eb('misses', '+', 1), was_proven: false }))
    .where('id', '=', id)
    .execute()
}

/** From now on the caller is this customer, for so long; a code is used up. */
export async function noteCallerProof(
  { db, clock }: CallStore,
  id: string,
  proven: Omit<CallerProof, 'until'>,
): Promise<Date> {
  const until = secondsAfter(clock.now(), callerProofSeconds)
  await db
    .updateTable('phone_call')
    .set({
      customer_key: proven.customerKey,
      about_key: proven.customerKey,
      was_proven: true,
      proven_by: proven.by,
      proven_until: until,
      policy_ids: proven.policyIds === undefined ? null : [...proven.policyIds],
      code_mac: null,
      code_for_key: null,
      code_ends_at: null,
    })
    .where('id', '=', id)
    .execute()
  return until
}

export async function noteCallerCode(
  { db }: Pick<CallStore, 'db'>,
  id: string,
  { mac, customerKey, endsAt }: NonNullable<PhoneCall['code']>,
): Promise<void> {
  await db
    .updateTable('phone_call')
    .set({ code_mac: mac, code_for_key: customerKey, code_ends_at: endsAt })
    .where('id', '=', id)
    .execute()
}

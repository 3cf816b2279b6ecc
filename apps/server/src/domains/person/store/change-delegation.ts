import { randomUUID } from 'node:crypto'
import type { FamilyScope } from '@ecenter/contract/call.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import type { EndedBy } from '../rules/delegation-status.ts'
import {
  type Delegation,
  type DelegationStore,
  delegationContext,
  ownPhoneOf,
} from './delegation.ts'

const daySeconds = 86_400
/** An offer waits so long. */
const offerSeconds = 7 * daySeconds
/** What was accepted ends after a year. */
const yearSeconds = 365 * daySeconds
/** Its giver is told that it is still so every month. */
const remindEverySeconds = 30 * daySeconds

export interface NewOffer {
  readonly giverKey: Buffer
  readonly giver: string
  readonly name: string
  readonly mobile: string
  readonly scopes: readonly FamilyScope[]
}

/** Writes an offer and answers which and until when; nobody looks whether its phone is anybody's. */
export async function storeOffer(
  { db, keys, clock }: DelegationStore,
  { giverKey, scopes, ...given }: NewOffer,
): Promise<{ readonly id: string; readonly endsAt: Date }> {
  const id = randomUUID()
  const now = clock.now()
  const endsAt = secondsAfter(now, offerSeconds)
  await db
    .insertInto('person_delegation')
    .values({
      id,
      giver_key: giverKey,
      phone_key: keys.searchHash('phone', given.mobile),
      delegate_key: null,
      scopes: [...new Set(scopes)],
      state: 'offered',
      offered_at: now,
      accepted_at: null,
      ends_at: endsAt,
      remind_at: null,
      ended_at: null,
      ended_by: null,
      sealed: keys.seal(delegationContext(id), given),
    })
    .execute()
  return { id, endsAt }
}

/** The day on which it will end; undefined where the offer is no more, or was made to another phone. */
export async function acceptOffer(
  store: DelegationStore,
  { id, giver, name, mobile }: Delegation,
  customer: ProvenCustomer,
  giverCalled: string,
): Promise<Date | undefined> {
  const { db, keys, clock } = store
  const now = clock.now()
  const endsAt = secondsAfter(now, yearSeconds)
  const { numUpdatedRows } = await db
    .updateTable('person_delegation')
    .set({
      state: 'accepted',
      delegate_key: customer.customerKey,
      accepted_at: now,
      ends_at: endsAt,
      remind_at: secondsAfter(now, remindEverySeconds),
      sealed: keys.seal(delegationContext(id), { giver, name, mobile, giverCalled }),
    })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .where('ends_at', '>', now)
    .where('phone_key', '=', ownPhoneOf(store, customer))
    .where('giver_key', '!=', customer.customerKey)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? endsAt : undefined
}

/** False where it has ended already. Whoever has to hear of it is told within a minute. */
export async function endDelegation(
  { db, clock }: Pick<DelegationStore, 'db' | 'clock'>,
  id: string,
  endedBy: EndedBy,
): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('person_delegation')
    .set({ state: 'ended', ended_at: now, ended_by: endedBy })
    .where('id', '=', id)
    .where('state', '!=', 'ended')
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down what has run out; it was over before. */
export async function endOverdue(
  { db, clock }: Pick<DelegationStore, 'db' | 'clock'>,
  giverKey?: Buffer,
): Promise<void> {
  await db
    .updateTable('person_delegation')
    .set(({ ref }) => ({
      state: 'ended' as const,
      ended_at: ref('ends_at'),
      ended_by: 'time' as const,
    }))
    .where('state', '!=', 'ended')
    .where('ends_at', '<=', clock.now())
    .$if(giverKey !== undefined, (those) => those.where('giver_key', '=', giverKey ?? Buffer.of()))
    .execute()
}

/** Takes the next month's reminder of one; false where another process has. */
export async function takeReminder(
  { db, clock }: Pick<DelegationStore, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('person_delegation')
    .set({ remind_at: secondsAfter(now, remindEverySeconds) })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .where('ends_at', '>', now)
    .where('remind_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

import type { FamilyScope } from '@ecenter/contract/call.ts'
import type { Selectable } from 'kysely'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import type { WrittenState } from '../rules/delegation-status.ts'
import { extentOf } from '../rules/extent-of.ts'
import type { PersonStore } from './person-contact.ts'

export interface DelegationStore extends PersonStore {
  readonly clock: Pick<Clock, 'now'>
}

const delegationSecrets = object({
  /** The giver's own name. */
  giver: string(),
  /** How the giver calls the delegate. */
  name: string(),
  /** The phone that it was offered to. */
  mobile: string(),
  /** How the delegate calls the giver. */
  giverCalled: optional(string()),
})
type DelegationSecrets = InferOutput<typeof delegationSecrets>

/** That one person, the giver, lets another, the delegate, see chosen things of theirs. */
export interface Delegation extends DelegationSecrets, WrittenState {
  readonly id: string
  readonly giverKey: Buffer
  readonly phoneKey: Buffer
  /** Who accepted it. */
  readonly delegateKey: Buffer | undefined
  readonly scopes: readonly FamilyScope[]
  readonly offeredAt: Date
}

/** Where names and phone are sealed for. */
export function delegationContext(id: string): string {
  return `person-delegation/${id}`
}

/** What has ended is shown for so long. */
const shownSeconds = 90 * 86_400
const shownAtMost = 30
/** Of older ones the log says no name. */
const namedAtMost = 200

/** Those of a giver, the latest first. */
export async function delegationsGiven(
  store: DelegationStore,
  giverKey: Buffer,
): Promise<Delegation[]> {
  const rows = await latest(store).where('giver_key', '=', giverKey).execute()
  return rows.map((row) => delegationOf(store, row))
}

/** Offers to somebody's own phone, and what they have accepted. */
export async function delegationsReceived(
  store: DelegationStore,
  customer: ProvenCustomer,
): Promise<Delegation[]> {
  const phone = ownPhoneOf(store, customer)
  const rows = await latest(store)
    .where('giver_key', '!=', customer.customerKey)
    .where(({ eb, or, and }) =>
      or([
        eb('delegate_key', '=', customer.customerKey),
        and([eb('phone_key', '=', phone), eb('state', '=', 'offered')]),
      ]),
    )
    .execute()
  const now = store.clock.now()
  return rows
    .map((row) => delegationOf(store, row))
    .filter(({ state, endsAt }) => state !== 'offered' || endsAt > now)
}

/** Whether anybody lets this person see what is theirs, or offers it. */
export async function hasFamily(
  store: DelegationStore & Reading,
  customer: ProvenCustomer,
): Promise<boolean> {
  if (extentOf(customer) !== 'person') return false
  const { customerKey } = customer
  const now = store.clock.now()
  const rows = await selectLetting(
    connectionOf(store),
    customerKey,
    ownPhoneOf(store, customer),
    now,
  )
  return rows.length > 0
}

const selectLetting = statement(
  'find-family-that-lets',
  `
  select from person_delegation
  where giver_key <> $1 and ends_at > $3
    and ((delegate_key = $1 and state = 'accepted') or (phone_key = $2 and state = 'offered'))
  limit 1
`,
)

/** How a giver calls those whom they let see, by the id of each delegation, ended ones too. */
export async function namesOfFamily(
  store: PersonStore,
  giverKey: Buffer,
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom('person_delegation')
    .selectAll()
    .where('giver_key', '=', giverKey)
    .orderBy('offered_at', 'desc')
    .limit(namedAtMost)
    .execute()
  return new Map(rows.map((row) => [row.id, delegationOf(store, row).name]))
}

/** One that is in force this moment. */
export async function delegationInForce(
  store: DelegationStore,
  id: string,
): Promise<Delegation | undefined> {
  const row = await store.db
    .selectFrom('person_delegation')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .where('ends_at', '>', store.clock.now())
    .executeTakeFirst()
  return row && delegationOf(store, row)
}

/** A phone that only stands on a policy is nobody's own: offers to it are not theirs. */
export function ownPhoneOf({ keys }: PersonStore, customer: ProvenCustomer): Buffer {
  const { mobile } = customer
  const isOwn = mobile !== undefined && extentOf(customer) === 'person'
  return isOwn ? keys.searchHash('phone', mobile) : Buffer.of()
}

export function delegationOf(
  { keys }: PersonStore,
  row: Selectable<Tables['person_delegation']>,
): Delegation {
  return {
    ...parse(delegationSecrets, keys.unseal(delegationContext(row.id), row.sealed)),
    id: row.id,
    giverKey: row.giver_key,
    phoneKey: row.phone_key,
    delegateKey: row.delegate_key ?? undefined,
    scopes: row.scopes,
    state: row.state,
    offeredAt: row.offered_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at ?? undefined,
    endedBy: row.ended_by ?? undefined,
  }
}

function latest({ db, clock }: DelegationStore) {
  return db
    .selectFrom('person_delegation')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('state', '!=', 'ended'),
        eb('ended_at', '>', secondsAfter(clock.now(), -shownSeconds)),
      ]),
    )
    .orderBy('offered_at', 'desc')
    .orderBy('id')
    .limit(shownAtMost)
}

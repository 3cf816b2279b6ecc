import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import { sql } from 'kysely'
import { object, optional, parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Session } from './session.ts'

/** Then the customer has to prove again who they are, however much they do here. */
const absoluteSeconds = 60 * 60
/** A customer in use is moved on at most once a minute. */
const slideEverySeconds = 60

/** Who somebody is, by a channel that handed them over or by their phone and a fact. */
export interface ProvenCustomer {
  /** The lookup key to everything that is theirs. */
  readonly holderKey: Buffer
  readonly customerKey: Buffer
  /** Where only what has this phone on file is open: no more than that was proven. */
  readonly phoneKey?: Buffer | undefined
  /** Where only this car is open. */
  readonly carKey?: Buffer | undefined
  /** The lookup key to orders that were placed with their phone. */
  readonly orderKey?: Buffer | undefined
  readonly name?: string | undefined
  /** The phone that they proved; their own, as the core names it, where a channel or a passkey stands for that. */
  readonly mobile?: string | undefined
}

/** What vouched for a customer: a channel's ticket, a code and a fact, a code on a remembered browser, a passkey. */
export type ProvenBy = Channel | 'phone' | 'device' | 'passkey'

/** The same within a session. */
export interface SessionCustomer extends ProvenCustomer {
  readonly provenBy: ProvenBy
  readonly provenAt: Date
  readonly endsAt: Date
}

export interface CustomerServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
}

const secrets = object({ name: optional(string()), mobile: optional(string()) })

/** Where name and phone are sealed for. */
export function sessionCustomerContext(sessionId: string): string {
  return `session-customer/${sessionId}`
}

/** The customer who is logged in; undefined for anybody who only came by themselves. */
export async function sessionCustomer(
  services: CustomerServices,
  { id, cookieReplacedAt }: Session,
): Promise<SessionCustomer | undefined> {
  const customer = await customerOfSession(services, id)
  // A cookie that was replaced since opens what was proven before, and nothing newer.
  if (cookieReplacedAt !== undefined && customer && customer.provenAt >= cookieReplacedAt) {
    return undefined
  }
  return customer
}

/** The same, for who already holds a grant of that session. */
export async function customerOfSession(
  { db, keys, clock }: CustomerServices,
  id: string,
): Promise<SessionCustomer | undefined> {
  const now = clock.now()
  const row = await db
    .selectFrom('session_customer')
    .selectAll()
    .where('session_id', '=', id)
    .where('expires_at', '>', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const expires_at = secondsAfter(now, proofLifeSeconds)
  if (expires_at.getTime() - row.expires_at.getTime() > slideEverySeconds * 1000) {
    await db
      .updateTable('session_customer')
      .set({ expires_at })
      .where('session_id', '=', id)
      .execute()
  }
  return {
    ...parse(secrets, keys.unseal(sessionCustomerContext(id), row.sealed)),
    holderKey: row.holder_key,
    customerKey: row.customer_key,
    phoneKey: row.phone_key ?? undefined,
    carKey: row.car_key ?? undefined,
    orderKey: row.order_key ?? undefined,
    provenAt: row.proven_at,
    provenBy: row.channel,
    endsAt: row.ends_at,
  }
}

/** How far a session has proven who its customer is, for others to know. */
export type SessionProof = Omit<SessionCustomer, 'name' | 'mobile' | 'orderKey' | 'provenAt'>

interface ProofServices {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** The same for who only looks: that keeps nobody's proof awake. */
export async function proofOfSession(
  services: ProofServices,
  sessionId: string,
): Promise<SessionProof | undefined> {
  const row = await selectProofs(services)
    .where('customer.session_id', '=', sessionId)
    .executeTakeFirst()
  return row && proofOf(row)
}

/** What holds now, of all sessions. */
export function selectProofs({ db, clock }: ProofServices) {
  const now = clock.now()
  return db
    .selectFrom('session_customer as customer')
    .select(['customer.holder_key', 'customer.customer_key', 'customer.phone_key'])
    .select(['customer.car_key', 'customer.channel'])
    .select(sql<Date>`least(customer.expires_at, customer.ends_at)`.as('until'))
    .where('customer.expires_at', '>', now)
    .where('customer.ends_at', '>', now)
}

type ProofRow = Awaited<ReturnType<ReturnType<typeof selectProofs>['execute']>>[number]

export function proofOf(row: ProofRow): SessionProof {
  return {
    holderKey: row.holder_key,
    customerKey: row.customer_key,
    phoneKey: row.phone_key ?? undefined,
    carKey: row.car_key ?? undefined,
    provenBy: row.channel,
    endsAt: row.until,
  }
}

/** Whoever uses what they have opened is here still: their proof goes on with the grants that it gave. */
export async function keepCustomerAwake(
  { db, clock }: Pick<CustomerServices, 'db' | 'clock'>,
  { id, hasCustomer, cookieReplacedAt }: Session,
): Promise<void> {
  if (hasCustomer === undefined || cookieReplacedAt !== undefined) return
  const now = clock.now()
  const expires_at = secondsAfter(now, proofLifeSeconds)
  await db
    .updateTable('session_customer')
    .set({ expires_at })
    .where('session_id', '=', id)
    .where('expires_at', '>', now)
    .where('expires_at', '<', secondsAfter(expires_at, -slideEverySeconds))
    .where('ends_at', '>', now)
    .execute()
}

/**
 * Logs a customer in. Where it is another one than before, or more or less of them, what was proven by then is
 * closed: a weaker proof does not go on with the grants of a stronger one.
 */
export async function logIn(
  { db, keys, clock }: CustomerServices,
  { id }: Session,
  provenBy: ProvenBy,
  { holderKey, customerKey, phoneKey, carKey, orderKey, name, mobile }: ProvenCustomer,
): Promise<void> {
  const before = await db
    .selectFrom('session_customer')
    .select(['holder_key', 'phone_key', 'car_key'])
    .where('session_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const isSame =
    before?.holder_key.equals(holderKey) &&
    areSame(before.phone_key, phoneKey) &&
    areSame(before.car_key, carKey)
  if (before !== undefined && !isSame) {
    await db.deleteFrom('visitor_grant').where('session_id', '=', id).execute()
  }
  const now = clock.now()
  const row = {
    holder_key: holderKey,
    channel: provenBy,
    proven_at: now,
    expires_at: secondsAfter(now, proofLifeSeconds),
    ends_at: secondsAfter(now, absoluteSeconds),
    customer_key: customerKey,
    phone_key: phoneKey ?? null,
    car_key: carKey ?? null,
    order_key: orderKey ?? null,
    sealed: keys.seal(sessionCustomerContext(id), { name, mobile }),
  }
  await db
    .insertInto('session_customer')
    .values({ session_id: id, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

function areSame(one: Buffer | null, other: Buffer | undefined): boolean {
  return one === null ? other === undefined : other !== undefined && one.equals(other)
}

/** Forgets who a session's customer is, with all that was open to them. */
export async function logOut({ db }: Pick<CustomerServices, 'db'>, { id }: Session): Promise<void> {
  await db.deleteFrom('session_customer').where('session_id', '=', id).execute()
  await db.deleteFrom('visitor_grant').where('session_id', '=', id).execute()
}

/** The same in every session of a person; tells which these were. */
export async function logOutEverywhere(
  { db }: Pick<CustomerServices, 'db'>,
  customerKey: Buffer,
): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    delete from session_customer where customer_key = ${customerKey} returning session_id
  `.execute(db)
  const sessions = rows.map(({ session_id }) => session_id)
  if (sessions.length > 0) {
    await db.deleteFrom('visitor_grant').where('session_id', 'in', sessions).execute()
  }
  return sessions
}

/** Until when somebody has proven the whole of who they are, in whichever of their sessions lasts longest. */
export async function provenUntil(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  customerKey: Buffer,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session_customer')
    .select(sql<Date | null>`max(least(expires_at, ends_at))`.as('until'))
    .where('customer_key', '=', customerKey)
    .where('phone_key', 'is', null)
    .where('car_key', 'is', null)
    .executeTakeFirst()
  const until = row?.until ?? undefined
  return until !== undefined && until > clock.now() ? until : undefined
}

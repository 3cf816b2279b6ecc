import { consentGiven } from '@ecenter/contract/core/person-events.ts'
import type { Consent } from '@ecenter/contract/person/privacy.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ProvenCustomer } from '../../../platform/session/session-customer.ts'
import { extentOf } from '../rules/extent-of.ts'
import { personSubject, whoAsks } from './who-asks.ts'

interface ConsentStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

type Kind = Consent['kind']

/** What somebody agreed to, and when. */
export interface GivenConsent extends Pick<Consent, 'kind' | 'version'> {
  readonly givenAt: Date
  readonly withdrawnAt: Date | undefined
}

/**
 * Keeps with a person that they agreed to a version of the notice, once, and tells the core. Who opens a policy with a phone that
 * only stands on it agreed for themselves, and nobody knows who they are.
 */
export async function keepConsent(
  store: CoreEventStore,
  customer: ProvenCustomer,
  version: string,
): Promise<void> {
  if (extentOf(customer) !== 'person') return
  const kind = 'processing'
  const givenAt = store.clock.now()
  const { numInsertedOrUpdatedRows } = await store.db
    .insertInto('person_consent')
    .values({
      customer_key: customer.customerKey,
      kind,
      version,
      given_at: givenAt,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await tellCore(store, consentGiven, {
    subject: personSubject(customer),
    data: {
      person: await whoAsks(store, customer),
      kind,
      version,
      givenAt: givenAt.toISOString(),
    },
  })
}

/** Whether a person has agreed to a version of the notice, and not taken it back. */
export async function hasAgreedTo(
  { db }: Pick<ConsentStore, 'db'>,
  customerKey: Buffer,
  version: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('person_consent')
    .select('version')
    .where('customer_key', '=', customerKey)
    .where('kind', '=', 'processing')
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest first. */
export async function consentsOf(
  { db }: Pick<ConsentStore, 'db'>,
  customerKey: Buffer,
): Promise<GivenConsent[]> {
  const rows = await db
    .selectFrom('person_consent')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .orderBy('given_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    givenAt: row.given_at,
    withdrawnAt: row.withdrawn_at ?? undefined,
  }))
}

export async function withdrawConsents(
  { db, clock }: ConsentStore,
  customerKey: Buffer,
  kind: Kind,
): Promise<void> {
  await db
    .updateTable('person_consent')
    .set({ withdrawn_at: clock.now() })
    .where('customer_key', '=', customerKey)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute()
}

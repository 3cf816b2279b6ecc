import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { sql } from 'kysely'
import { type Behind, behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { LookupKeys } from '../../../platform/database/lookup-keys/lookup-key-text.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { firstDay, firstHour, lastDay } from './own-share-term.ts'
import { policiesBehind } from './policies-behind.ts'
import type { PolicyStore } from './policy.repository.ts'

/** A policy behind lookup keys, or one person's share of it: as much as a long list needs of each row. */
export interface FoundPolicy {
  readonly ref: ObjectRef
  readonly kind: PolicyKind
  /** Of a share they are the person's own days. */
  readonly startsOn: string
  readonly startHour: number
  readonly endsOn: string
  readonly cancelledOn: string | undefined
  readonly insuredCount: number
  readonly carKey: Buffer | undefined
  /** Whom the lookup key is about, where it may fit several people. */
  readonly person: Buffer | undefined
}

/** Leaves only policies with this phone on file, of this car, or with this plate. */
interface Only {
  readonly phoneKey?: Buffer | undefined
  readonly carKey?: Buffer | undefined
  readonly plateKey?: Buffer | undefined
  /** Those that staff of a branch see. */
  readonly within?: Within
}

/** The largest fleets have some thousands; who has more finds the rest by their numbers. */
const foundAtMost = 5000

/**
 * The policies that every one of the facts leads to, newest first. Unlike the search by plate it knows of shares, and decrypts nothing.
 */
export async function findBehind(
  store: PolicyStore,
  facts: readonly LookupKeys[],
  { phoneKey, carKey, plateKey, within }: Only = {},
): Promise<FoundPolicy[]> {
  if (facts.length === 0) return []
  const found = await behind(store.db, 'policy_lookup_key', facts)
  const rows = await rowsBehind(store, found)
    .where(isWithin('policy.area_code', within))
    .$if(phoneKey !== undefined, (found) => found.where(phoneOnFile, '=', phoneKey ?? Buffer.of()))
    .$if(carKey !== undefined, (found) => found.where('policy.car_key', '=', carKey ?? null))
    .$if(plateKey !== undefined, (found) => found.where('policy.plate_key', '=', plateKey ?? null))
    .execute()
  // Where lookup keys lead to the whole and to a share of it, the whole stands first.
  const unique = new Map(rows.toReversed().map((row) => [row.id, row]))
  return [...unique.values()].toReversed().map(foundOf)
}

/** Of a share it is the person's own. */
const phoneOnFile = sql<Buffer | null>`
  case when person.id is null then policy.phone_key else person.phone_key end`

function rowsBehind({ db }: PolicyStore, found: Behind<'policy_lookup_key'>) {
  return policiesBehind(db, found)
    .innerJoin('product', 'product.code', 'policy.product_code')
    .select(['policy.customer_key', 'policy.id', 'product.kind', 'cancelled_on'])
    .select([firstDay.as('starts_on'), firstHour.as('start_hour'), lastDay.as('ends_on')])
    .select(['insured_count', 'policy.car_key', 'key.person_key', 'person.id as person_id'])
    .orderBy('starts_on', 'desc')
    .orderBy('policy.id')
    .orderBy('person.id', (order) => order.asc().nullsFirst())
    .limit(foundAtMost)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsBehind>['execute']>>[number]

function foundOf(row: Row): FoundPolicy {
  const { customer_key: customerKey, id, person_id } = row
  return {
    ref:
      person_id === null
        ? { kind: 'policy', customerKey, id }
        : { kind: 'insured-person', customerKey, id: person_id },
    kind: row.kind,
    startsOn: row.starts_on,
    startHour: row.start_hour,
    endsOn: row.ends_on,
    cancelledOn: row.cancelled_on ?? undefined,
    insuredCount: row.insured_count,
    carKey: row.car_key ?? undefined,
    person: row.person_key ?? undefined,
  }
}

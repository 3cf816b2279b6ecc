import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import { askedColumns, askedRows } from '../../../platform/database/asked-rows.ts'
import {
  connectionOf,
  type Reading,
} from '../../../platform/database/connections/connection-within.ts'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { ownShareOf } from '../rules/own-share.ts'
import { firstDay, firstHour, lastDay } from './own-share-term.ts'
import type { Coverage, Endorsement, Policy } from './policy.ts'
import { endorsementSecrets, policySecrets } from './policy-record.ts'

export interface PolicyStore {
  readonly db: Db
  readonly keys: Keys
}

/** The policy that was proven; a grant for one person's share answers it as that person sees it. */
export async function readPolicy(
  store: PolicyStore & Reading,
  proven: Pick<Grant, 'object'>,
): Promise<Policy> {
  const [policy] = await readPolicies(store, [proven.object])
  if (policy === undefined) throw new Error('the policy that was proven is gone')
  return policy
}

/** The same for many that were proven or found behind a lookup key, in their order. */
export async function readPolicies(
  store: PolicyStore & Reading,
  refs: readonly ObjectRef[],
): Promise<Policy[]> {
  const [whole, shares] = await Promise.all([
    readWhole(store, ofKind('policy', refs)),
    readOwnShares(store, ofKind('insured-person', refs)),
  ])
  const read = new Map([...whole, ...shares].map((policy) => [policy.ref.id, policy]))
  return refs.flatMap(({ id }) => read.get(id) ?? [])
}

/** All policies of the car that a grant's policy insures, newest first; the policy itself included. */
export async function readPoliciesOfCar(
  store: PolicyStore & Reading,
  { object: { customerKey, id } }: Pick<Grant, 'object'>,
): Promise<Policy[]> {
  const rows = await selectOfCar(connectionOf(store), customerKey, id)
  return rows.map((row) => policyOf(store, row))
}

const selectOfCar = statement<PolicyRow>(
  'read-policies-of-car',
  `
  select policy.*, product.kind, product.name as product_name
  from policy join product on product.code = policy.product_code
  where policy.customer_key = $1 and car_key = (
    select granted.car_key from policy as granted
    where granted.customer_key = $1 and granted.id = $2
  )
  order by starts_on desc
`,
)

/** The covers of a policy that was itself read by a grant; a share has no other plan's than its own. */
export async function readCoverages(
  store: Reading,
  policy: Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly' | 'ownPlan'>,
): Promise<Coverage[]> {
  return (await readCoveragesOf(store, [policy])).get(policy.ref.id) ?? []
}

/** The same of many policies that were read by a grant or a lookup key, by the id of each. */
export async function readCoveragesOf(
  reading: Reading,
  policies: readonly Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly' | 'ownPlan'>[],
): Promise<ReadonlyMap<string, Coverage[]>> {
  if (policies.length === 0) return new Map()
  const asked = policies.map(({ ref, id }) => ({ ...ref, id }))
  const byPolicy = new Map(asked.map(({ id }) => [id, [] as CoverageRow[]]))
  for (const row of await selectCoverages(connectionOf(reading), ...askedColumns(asked)))
    byPolicy.get(row.policy_id)?.push(row)
  return new Map(
    policies.map(({ ref, id, isOwnShareOnly, ownPlan }) => [
      ref.id,
      (byPolicy.get(id) ?? [])
        .filter(({ plan }) => !isOwnShareOnly || plan === null || plan === ownPlan)
        .map(coverageOf),
    ]),
  )
}

const selectCoverages = statement<CoverageRow>(
  'read-coverages',
  `
  select policy_id, plan, code, name, note, limit_fen, deductible, premium_fen
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join coverage on coverage.customer_key = asked.customer_key and coverage.policy_id = asked.id
  where coverage.customer_key = any($1) order by seq
`,
)

/** The changes of a policy, in their order; who sees only a share sees none, for they speak of others. */
export async function readEndorsements(
  store: PolicyStore & Reading,
  policy: Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly'>,
): Promise<Endorsement[]> {
  return (await readEndorsementsOf(store, [policy])).get(policy.id) ?? []
}

/** The same of many policies, by the id of each. */
export async function readEndorsementsOf(
  store: PolicyStore & Reading,
  policies: readonly Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly'>[],
): Promise<ReadonlyMap<string, Endorsement[]>> {
  const whole = policies.filter(({ isOwnShareOnly }) => !isOwnShareOnly)
  const byPolicy = new Map<string, Endorsement[]>(whole.map(({ id }) => [id, []]))
  if (whole.length === 0) return byPolicy
  const asked = whole.map(({ ref, id }) => ({ customerKey: ref.customerKey, id }))
  const rows = await selectEndorsements(connectionOf(store), ...askedColumns(asked))
  for (const row of rows) {
    byPolicy.get(row.policy_id)?.push({
      ...parse(endorsementSecrets, store.keys.unseal(endorsementContext(row.id), row.sealed)),
      effectiveOn: row.effective_on,
      premiumChangeFen: row.premium_change_fen,
    })
  }
  return byPolicy
}

const selectEndorsements = statement<Selectable<Tables['endorsement']>>(
  'read-endorsements',
  `
  select endorsement.* from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join endorsement on endorsement.customer_key = asked.customer_key
    and endorsement.policy_id = asked.id
  where endorsement.customer_key = any($1) order by effective_on, endorsement.id
`,
)

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function policyContext(id: string): string {
  return `policy/${id}`
}

export function endorsementContext(id: string): string {
  return `endorsement/${id}`
}

async function readWhole(
  store: PolicyStore & Reading,
  refs: readonly ObjectRef[],
): Promise<Policy[]> {
  if (refs.length === 0) return []
  const rows = await selectWhole(connectionOf(store), ...askedColumns(refs))
  return rows.map((row) => policyOf(store, row))
}

const selectWhole = statement<PolicyRow>(
  'read-policies',
  `
  select policy.*, product.kind, product.name as product_name
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join policy on policy.customer_key = asked.customer_key and policy.id = asked.id and policy.customer_key = any($1)
  join product on product.code = policy.product_code
`,
)

async function readOwnShares(store: PolicyStore, refs: readonly ObjectRef[]): Promise<Policy[]> {
  if (refs.length === 0) return []
  const rows = await selectPolicies(store)
    .innerJoin('insured_person as person', (join) =>
      join
        .onRef('person.customer_key', '=', 'policy.customer_key')
        .onRef('person.policy_id', '=', 'policy.id'),
    )
    .innerJoin(askedRows(refs), (join) =>
      join
        .onRef('person.customer_key', '=', 'asked.customer_key')
        .onRef('person.id', '=', 'asked.id'),
    )
    .select(['person.id as person_id', 'person.phone_key as person_phone_key'])
    .select(['person.sealed as person_sealed', firstDay.as('first_day')])
    .select([firstHour.as('first_hour'), lastDay.as('last_day')])
    .execute()
  return rows.map((row) => {
    return ownShareOf(store.keys, policyOf(store, row), {
      id: row.person_id,
      phoneKey: row.person_phone_key,
      sealed: row.person_sealed,
      startsOn: row.first_day,
      startHour: row.first_hour,
      endsOn: row.last_day,
    })
  })
}

function ofKind(kind: ObjectRef['kind'], refs: readonly ObjectRef[]): ObjectRef[] {
  return refs.filter((ref) => ref.kind === kind)
}

/** Of policies that a grant or a lookup key led to, and of cars whose holders are told something. */
export function selectPolicies({ db }: PolicyStore) {
  return db
    .selectFrom('policy')
    .innerJoin('product', 'product.code', 'policy.product_code')
    .selectAll('policy')
    .select(['product.kind', 'product.name as product_name'])
}

export type PolicyRow = Selectable<Tables['policy']> & { kind: PolicyKind; product_name: string }

export function policyOf({ keys }: PolicyStore, row: PolicyRow): Policy {
  return {
    ...parse(policySecrets, keys.unseal(policyContext(row.id), row.sealed)),
    ref: { kind: 'policy', customerKey: row.customer_key, id: row.id },
    id: row.id,
    isOwnShareOnly: false,
    kind: row.kind,
    productCode: row.product_code,
    productName: row.product_name,
    carKey: row.car_key,
    phoneKey: row.phone_key,
    issuedOn: row.issued_on,
    startsOn: row.starts_on,
    startHour: row.start_hour,
    endsOn: row.ends_on,
    cancelledOn: row.cancelled_on ?? undefined,
    premiumFen: row.premium_fen,
    vehicleTaxFen: row.vehicle_tax_fen ?? undefined,
    isPaperOnly: row.is_paper_only,
    insuredCount: row.insured_count,
  }
}

type CoverageRow = Omit<Selectable<Tables['coverage']>, 'customer_key' | 'seq'>

function coverageOf(row: CoverageRow): Coverage {
  return {
    code: row.code,
    name: row.name,
    // A cover of one plan says so wherever it is shown, for a policy has covers of one name in several.
    note: [row.plan, row.note].filter((each) => each !== null).join('，') || undefined,
    limitFen: row.limit_fen ?? undefined,
    deductible: row.deductible ?? undefined,
    premiumFen: row.premium_fen,
  }
}

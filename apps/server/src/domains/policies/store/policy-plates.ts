import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { plateKey } from './policy-lookup-keys.ts'

export interface PlateStore {
  readonly db: Db
  readonly keys: Keys
}

/** One car as a customer has it insured. */
export interface InsuredCar {
  readonly customerKey: Buffer
  readonly carKey: Buffer
}

/** What corrections have left of the plates of a car; a list of them is by `nameOfCar`. */
export interface CarPlates {
  /** Every plate that one took off or put on. */
  readonly all: readonly string[]
  readonly latest: LatestPlate | undefined
}

interface LatestPlate {
  readonly licenseNo: string
  /** ISO date. */
  readonly putOnOn: string
  readonly policyIds: ReadonlySet<string>
}

/** Keeps which plate a correction took off a policy, where it had one, and which it put on. */
export async function notePlates(
  store: PlateStore,
  ref: ObjectRef,
  plates: { readonly before: string | undefined; readonly after: string; readonly at: Date },
): Promise<void> {
  const { before, after, at } = plates
  if (before !== undefined) {
    await store.db
      .insertInto('corrected_plate')
      .values(plateRow(store.keys, ref, before, null))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await store.db
    .insertInto('corrected_plate')
    .values(plateRow(store.keys, ref, after, at))
    .onConflict((conflict) =>
      conflict
        .columns(['customer_key', 'policy_id', 'plate_key'])
        .doUpdateSet(({ ref: column }) => ({ put_on_at: column('excluded.put_on_at') })),
    )
    .execute()
}

/** The plates of the cars that customers had corrected, and which of the rows may be of such a car: mostly none. */
export async function correctedAmong(
  { db, keys }: PlateStore,
  rowRefs: readonly RowRef[],
): Promise<{ plates: ReadonlyMap<string, CarPlates>; rowRefs: readonly RowRef[] }> {
  const customerKeys = rowRefs.map(({ customer_key }) => customer_key)
  const { rows } = await sql<PlateOfCar>`
    select corrected_plate.*, policy.car_key
    from corrected_plate
    join policy on policy.customer_key = corrected_plate.customer_key
      and policy.id = corrected_plate.policy_id
    where corrected_plate.customer_key = any(${customerKeys}::bytea[]) and policy.car_key is not null
    order by put_on_at desc nulls last
  `.execute(db)
  const ofCars = new Map<string, PlateOfCar[]>()
  for (const row of rows) {
    const car = nameOfCar({ customerKey: row.customer_key, carKey: row.car_key })
    ofCars.set(car, [...(ofCars.get(car) ?? []), row])
  }
  const customers = new Set(rows.map(({ customer_key }) => customer_key.toString('hex')))
  return {
    plates: new Map([...ofCars].map(([car, plates]) => [car, carPlatesOf(keys, plates)])),
    rowRefs: rowRefs.filter(({ customer_key }) => customers.has(customer_key.toString('hex'))),
  }
}

export function nameOfCar({ customerKey, carKey }: InsuredCar): string {
  return `${customerKey.toString('hex')} ${carKey.toString('hex')}`
}

/** Where a plate is sealed for; it opens nowhere else. */
export function policyPlateContext(policyId: string, key: Buffer): string {
  return `policy-plate/${policyId}/${key.toString('hex')}`
}

/**
 * A correction looks for what is stored while nothing is being imported, and an import for what was
 * corrected while nothing is being corrected: so neither misses the other. Both wait before they hold
 * any row, each until its transaction ends.
 */
export async function waitToCorrectPlates(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('plates', 0))`.execute(transaction)
}

/** The other side of `waitToCorrectPlates`; imports do not wait for each other. */
export async function waitForPlates(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('plates', 0))`.execute(transaction)
}

interface PlateOfCar {
  readonly customer_key: Buffer
  readonly policy_id: string
  readonly plate_key: Buffer
  readonly put_on_at: Date | null
  readonly sealed: Buffer
  readonly car_key: Buffer
}

function plateRow(keys: Keys, { customerKey, id }: ObjectRef, plate: string, putOnAt: Date | null) {
  const key = plateKey(keys, plate)
  return {
    customer_key: customerKey,
    policy_id: id,
    plate_key: key,
    put_on_at: putOnAt,
    sealed: keys.seal(policyPlateContext(id, key), plate),
  }
}

/** Rows come with what was put on last first. */
function carPlatesOf(keys: Keys, rows: readonly PlateOfCar[]): CarPlates {
  const plates = rows.map((row) => ({
    policyId: row.policy_id,
    putOnAt: row.put_on_at,
    licenseNo: String(keys.unseal(policyPlateContext(row.policy_id, row.plate_key), row.sealed)),
  }))
  const all = [...new Set(plates.map(({ licenseNo }) => licenseNo))]
  const [last] = plates
  if (!last?.putOnAt) return { all, latest: undefined }
  const { licenseNo, putOnAt } = last
  const policyIds = plates.flatMap((each) => (each.licenseNo === licenseNo ? each.policyId : []))
  return { all, latest: { licenseNo, putOnOn: dayInChina(putOnAt), policyIds: new Set(policyIds) } }
}

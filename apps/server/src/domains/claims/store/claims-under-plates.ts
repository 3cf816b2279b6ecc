import { sql } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'
import { correctedAmong, type InsuredCar, nameOfCar } from '../../policies/store/policy-plates.ts'
import { type ClaimStore, claimContext, readClaims } from './claim.repository.ts'
import { claimPlateLookupKey } from './claim-lookup-keys.ts'
import { claimSecrets } from './claim-record.ts'

/**
 * Where the plate of a car was corrected, every plate that it had leads to its claims, for who knows the
 * insured's ID number as before, whatever plate the claims themselves tell.
 */
export async function openClaimsUnderPlates(
  store: ClaimStore,
  claims: readonly RowRef[],
): Promise<void> {
  const { db, keys } = store
  const { plates, rowRefs } = await correctedAmong(store, claims)
  if (rowRefs.length === 0) return
  const { rows } = await sql<ClaimOfCar>`
    select claim.customer_key, claim.id, claim.sealed, policy.car_key
    from claim
    join ${listOfRowRefs(rowRefs)}
      on claim.customer_key = row_ref.customer_key and claim.id = row_ref.id
    join policy on policy.customer_key = claim.customer_key and policy.id = claim.policy_id
    where policy.car_key is not null
  `.execute(db)
  const lookupKeys = rows.flatMap(({ customer_key, id, sealed, car_key }) => {
    const { all = [] } = plates.get(nameOfCar({ customerKey: customer_key, carKey: car_key })) ?? {}
    if (all.length === 0) return []
    const { insured, vehicles } = parse(claimSecrets, keys.unseal(claimContext(id), sealed))
    if (!vehicles.some(({ role }) => role === 'own')) return []
    return all.map((plate) => {
      return {
        lookup_key: claimPlateLookupKey(keys, plate, insured.idNumber),
        customer_key,
        claim_id: id,
      }
    })
  })
  for (const portion of portionsOf(lookupKeys)) {
    await db
      .insertInto('claim_lookup_key')
      .values(portion)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The claims on all policies of a car. */
export function claimsOfCar(db: Db, { customerKey, carKey }: InsuredCar): Promise<RowRef[]> {
  return db
    .selectFrom('claim')
    .innerJoin('policy', (join) =>
      join
        .onRef('policy.customer_key', '=', 'claim.customer_key')
        .onRef('policy.id', '=', 'claim.policy_id'),
    )
    .where('claim.customer_key', '=', customerKey)
    .where('policy.car_key', '=', carKey)
    .select(['claim.customer_key', 'claim.id'])
    .execute()
}

interface ClaimOfCar extends RowRef {
  readonly sealed: Buffer
  readonly car_key: Buffer
}

/** Takes away what led from a plate to the claims of a car that never had it; claims that tell it themselves stay. */
export async function closeClaimsUnderPlate(
  store: ClaimStore,
  car: InsuredCar,
  plate: string,
): Promise<void> {
  const places = await claimsOfCar(store.db, car)
  const claims = await readClaims(
    store,
    places.map(({ customer_key, id }) => ({ kind: 'claim', customerKey: customer_key, id })),
  )
  for (const { ref, insured, vehicles } of claims) {
    if (vehicles.some(({ licenseNo }) => licenseNo === plate)) continue
    await store.db
      .deleteFrom('claim_lookup_key')
      .where('customer_key', '=', ref.customerKey)
      .where('claim_id', '=', ref.id)
      .where('lookup_key', '=', claimPlateLookupKey(store.keys, plate, insured.idNumber))
      .execute()
  }
}

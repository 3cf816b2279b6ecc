import { parse } from 'valibot'
import { wishesAbout } from '../../../platform/wishes/wish.ts'
import { nextEndorsementNumber } from '../rules/endorsement-number.ts'
import { plateWishOf } from './plate-wish.ts'
import { type PolicyStore, policyContext, readEndorsements } from './policy.repository.ts'
import type { Endorsement, Policy } from './policy.ts'
import { lookupKeysOf, plateKey } from './policy-lookup-keys.ts'
import { notePlates } from './policy-plates.ts'
import { policySecrets } from './policy-record.ts'
import { endorsementRow, lookupKeyRow } from './store-policies.ts'

interface PlateCorrection {
  readonly licenseNo: string
  /** ISO date, from which the policy holds for this plate. */
  readonly effectiveOn: string
  readonly at: Date
}

/**
 * Puts another plate on a policy of a locked car: its personal part, the lookup keys that lead to it, and
 * an endorsement (批改) that says so.
 */
export async function correctPlate(
  store: PolicyStore,
  policy: Policy,
  { licenseNo, effectiveOn, at }: PlateCorrection,
): Promise<Endorsement> {
  const { db, keys } = store
  const { ref } = policy
  if (policy.vehicle === undefined) throw new Error('a policy without a car has no plate')
  const endorsement = endorsementOf(policy, licenseNo, {
    endorsementNo: nextEndorsementNumber(policy.policyNo, await numbersGiven(store, policy)),
    effectiveOn,
  })
  await storePlate(store, policy, licenseNo)
  await notePlates(store, ref, { before: policy.vehicle.licenseNo, after: licenseNo, at })
  await db
    .insertInto('endorsement')
    .values({
      customer_key: ref.customerKey,
      policy_id: ref.id,
      ...endorsementRow(keys, endorsement),
    })
    .execute()
  return endorsement
}

/** Also those of changes that the core refused: they are shown no more, but the core was told them. */
async function numbersGiven(store: PolicyStore, policy: Policy): Promise<string[]> {
  const shown = await readEndorsements(store, policy)
  const asked = await wishesAbout(store, 'plate-correction', [policy.ref.id])
  const numbers = [...shown, ...asked.map((wish) => plateWishOf(wish).after)]
  return [...new Set(numbers.map(({ endorsementNo }) => endorsementNo))]
}

/**
 * Holds all policies of a car until the transaction ends, always in the same order: of two
 * corrections at once the second waits, and sees what the first has done.
 */
export async function lockCar(
  { db }: Pick<PolicyStore, 'db'>,
  { ref, carKey }: Pick<Policy, 'ref' | 'carKey'>,
): Promise<void> {
  await db
    .selectFrom('policy')
    .select('id')
    .where('customer_key', '=', ref.customerKey)
    .where('car_key', '=', carKey)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether a policy that has not ended insures another car under this plate. */
export async function isPlateOfAnotherCar(
  { db, keys }: PolicyStore,
  licenseNo: string,
  { carKey, today }: { readonly carKey: Buffer; readonly today: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('policy')
    .select('id')
    .where('plate_key', '=', plateKey(keys, licenseNo))
    .where('car_key', '!=', carKey)
    .where('ends_on', '>=', today)
    .where((where) =>
      where.or([where('cancelled_on', 'is', null), where('cancelled_on', '>', today)]),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function endorsementOf(
  { vehicle }: Policy,
  licenseNo: string,
  numbered: Pick<Endorsement, 'endorsementNo' | 'effectiveOn'>,
): Endorsement {
  const before = vehicle?.licenseNo
  return {
    ...numbered,
    kind: before === undefined ? '车牌补录' : '车牌更正',
    summary: `自批改生效日起，被保险机动车的车牌号${before === undefined ? '补录' : '更正'}为 ${licenseNo}，其他内容不变。`,
    changes: [{ item: '车牌号', before: before ?? '新车未上牌', after: licenseNo }],
    premiumChangeFen: 0,
  }
}

/** Puts a plate on a policy, or none: its personal part, and the lookup keys that lead to it. */
export async function storePlate(
  { db, keys }: PolicyStore,
  before: Policy,
  licenseNo: string | undefined,
): Promise<void> {
  if (before.vehicle === undefined) throw new Error('a policy without a car has no plate')
  const after = { ...before, vehicle: { ...before.vehicle, licenseNo } }
  const { customerKey: customer_key, id: policy_id } = before.ref
  await db
    .updateTable('policy')
    .set({
      sealed: keys.seal(policyContext(policy_id), parse(policySecrets, after)),
      plate_key: licenseNo === undefined ? null : plateKey(keys, licenseNo),
    })
    .where('customer_key', '=', customer_key)
    .where('id', '=', policy_id)
    .execute()
  const old = lookupKeysOf(keys, before).map(({ key }) => key)
  await db
    .deleteFrom('policy_lookup_key')
    .where('lookup_key', 'in', old)
    .where('customer_key', '=', customer_key)
    .where('policy_id', '=', policy_id)
    .where('insured_person_id', 'is', null)
    .execute()
  await db
    .insertInto('policy_lookup_key')
    .values(
      lookupKeysOf(keys, after).map((lookupKey) => ({
        customer_key,
        policy_id,
        ...lookupKeyRow(lookupKey),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

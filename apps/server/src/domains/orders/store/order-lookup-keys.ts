import type { Keys } from '../../../platform/keys/keys.ts'
import type { OrderSecrets } from './order-record.ts'

/** Knowing a plate, the ID number of applicant or insured, and the applicant's phone opens the orders of that car. */
export function orderPlateLookupKey(
  keys: Keys,
  licenseNo: string,
  idNumber: string,
  mobile: string,
): Buffer {
  return keys.searchHash('order:plate+id+phone', licenseNo, idNumber, mobile)
}

/** The applicant's name, ID number and phone open what has no plate: other insurance, and new cars. */
export function orderNameLookupKey(
  keys: Keys,
  name: string,
  idNumber: string,
  mobile: string,
): Buffer {
  return keys.searchHash('order:name+id+phone', name, idNumber, mobile)
}

/** All orders of who placed one: the same person, with the same phone. */
export function applicantLookupKey(keys: Keys, idNumber: string, mobile: string): Buffer {
  return keys.searchHash('order:applicant+phone', idNumber, mobile)
}

/** Every lookup key that leads to an order; without a phone it is found nowhere. */
export function orderLookupKeysOf(
  keys: Keys,
  { applicant, parts }: Pick<OrderSecrets, 'applicant' | 'parts'>,
): Buffer[] {
  const { name, idNumber, mobile } = applicant
  if (mobile === undefined) return []
  const plates = new Set(parts.flatMap(({ policy }) => policy.vehicle?.licenseNo ?? []))
  return [
    applicantLookupKey(keys, idNumber, mobile),
    ...(plates.size > 0
      ? orderPlateLookupKeysOf(keys, { applicant, parts }, [...plates])
      : [orderNameLookupKey(keys, name, idNumber, mobile)]),
  ]
}

/** The lookup keys by which plates lead to an order. */
export function orderPlateLookupKeysOf(
  keys: Keys,
  { applicant: { idNumber, mobile }, parts }: Pick<OrderSecrets, 'applicant' | 'parts'>,
  plates: readonly string[],
): Buffer[] {
  if (mobile === undefined) return []
  const holders = new Set([idNumber, ...parts.map(({ policy }) => policy.insured.idNumber)])
  return plates.flatMap((plate) =>
    [...holders].map((holder) => orderPlateLookupKey(keys, plate, holder, mobile)),
  )
}

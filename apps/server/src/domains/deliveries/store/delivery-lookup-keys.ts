import { frameTailLength } from '@ecenter/contract/constants/lengths.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { OrderedPapers } from './order-ref.ts'

interface Known {
  readonly insuredIdNumber: string
  /** The last six characters of the frame number. */
  readonly frameTail: string
  readonly hasGiftCard: boolean
}

/** Knowing the insured's ID number, the end of the frame number and how it was ordered opens the deliveries of a car. */
export function deliveryLookupKey(
  keys: Keys,
  { insuredIdNumber, frameTail, hasGiftCard }: Known,
): Buffer {
  const orderedWith = hasGiftCard ? 'gift card' : 'no gift card'
  return keys.searchHash('delivery:insured-id+frame', insuredIdNumber, frameTail, orderedWith)
}

/** Every lookup key that leads to the delivery of an order; without a car it is found by its order alone. */
export function deliveryLookupKeysOf(
  keys: Keys,
  { parts, hasGiftCard }: Pick<OrderedPapers, 'parts' | 'hasGiftCard'>,
): Buffer[] {
  const lookupKeys = parts.flatMap(({ policy: { insured, vehicle } }) => {
    const frameTail = vehicle?.frameNo.slice(-frameTailLength)
    if (frameTail === undefined) return []
    return deliveryLookupKey(keys, { insuredIdNumber: insured.idNumber, frameTail, hasGiftCard })
  })
  return distinct(lookupKeys)
}

/** Both covers of a car have one. */
function distinct(lookupKeys: readonly Buffer[]): Buffer[] {
  return [
    ...new Map(lookupKeys.map((lookupKey) => [lookupKey.toString('hex'), lookupKey])).values(),
  ]
}

import { number, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { marketplaceOrderNumber } from './marketplace-order-number.ts'

/**
 * Whether a marketplace order is insured and unclaimed (return-freight claim, section 3). A number
 * that is unknown and one that was never insured are one answer at its field.
 */
export const checkOrder = defineCall({
  group: 'wp',
  path: '/api/returnInsuranceClaim/checkOrder',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ insuranceOrderId: marketplaceOrderNumber }),
  response: object({
    marketplace: string(),
    maskedShop: string(),
    /** The most that is paid for sending it back; in fen. */
    sumInsured: number(),
    /** ISO date of the last day on which it may be claimed. */
    claimUntil: string(),
  }),
})

import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** What an amount that is paid is calculated from; all amounts in fen. */
export const settlementFacts = object({
  /** Compulsory cover pays first; what it leaves is the commercial one's. */
  parts: array(
    object({
      cover: picklist(['compulsory', 'commercial', 'other']),
      productName: string(),
      damages: array(object({ name: string(), amountFen: number() })),
      limitFen: optional(number()),
      deductibleFen: number(),
      /** Our share of the liability; whole percent. */
      liabilityPercent: number(),
      alreadyPaidFen: number(),
    }),
  ),
  payee: object({ name: string(), bank: string(), accountNo: string() }),
})
export type SettlementFacts = InferOutput<typeof settlementFacts>

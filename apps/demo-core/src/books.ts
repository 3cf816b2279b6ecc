import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, looseObject, number, object, optional, parse, string } from 'valibot'

const proposed = looseObject({
  applicant: looseObject({ name: string(), idNumber: string() }),
  insured: looseObject({ idNumber: string() }),
  vehicle: optional(looseObject({ licenseNo: optional(string()) })),
  productName: string(),
  premiumFen: number(),
  vehicleTaxFen: optional(number()),
})

const part = object({ proposalNo: string(), policy: proposed })

/** An order as the service was told it; what is not named here is told as it stands. */
const order = looseObject({
  orderNo: string(),
  destination: optional(looseObject({})),
  parts: array(part),
})
export type BookedOrder = ReturnType<typeof parse<typeof order>>
export type BookedPart = ReturnType<typeof parse<typeof part>>

/** What this core knows of the demo insurer from the beginning. */
export interface Books {
  readonly orders: ReadonlyMap<string, BookedOrder>
}

/** Reads `orders.ndjson` of the folder. */
export function readBooks(folder: string): Books {
  const lines = readFileSync(join(folder, 'orders.ndjson'), 'utf8').split('\n')
  const orders = lines.filter((line) => line !== '').map((line) => parse(order, JSON.parse(line)))
  return { orders: new Map(orders.map((each) => [each.orderNo, each])) }
}

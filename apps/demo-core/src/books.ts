import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  array,
  type GenericSchema,
  type InferOutput,
  looseObject,
  number,
  object,
  optional,
  parse,
  string,
} from 'valibot'

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

const car = object({
  policyNo: string(),
  insured: object({ name: string(), idNumber: string(), mobile: optional(string()) }),
  vehicle: object({ licenseNo: optional(string()), brandModel: string() }),
  startsOn: string(),
  endsOn: string(),
  cancelledOn: optional(string()),
})
/** A car and the policy that insures it; days are ISO dates. */
export type BookedCar = InferOutput<typeof car>

const invoice = looseObject({
  reference: string(),
  policyNo: string(),
  status: string(),
  number: optional(string()),
  buyer: looseObject({ name: string(), taxpayerNumber: string() }),
  items: array(looseObject({ netFen: number(), taxFen: number() })),
  vehicleTax: optional(looseObject({ dueFen: number(), lateFeeFen: number() })),
})
/** An invoice as the service was told it. */
export type BookedInvoice = ReturnType<typeof parse<typeof invoice>>

/** An invoice among rows of this core's own. */
export function invoiceIn(body: unknown): BookedInvoice {
  return parse(invoice, body)
}

/** What this core knows of the demo insurer from the beginning. */
export interface Books {
  readonly orders: ReadonlyMap<string, BookedOrder>
  readonly cars: readonly BookedCar[]
  readonly invoices: ReadonlyMap<string, BookedInvoice>
  /** Staff of the house pay claims, and say whose accounts change (`CLAIMS_DECIDED_BY`). */
  readonly isDeskDeciding: boolean
}

/** Reads `orders.ndjson`, `cars.ndjson` and `invoices.ndjson` of the folder. */
export function readBooks(
  folder: string,
  { isDeskDeciding }: Pick<Books, 'isDeskDeciding'>,
): Books {
  const orders = linesOf(join(folder, 'orders.ndjson'), order)
  return {
    isDeskDeciding,
    orders: new Map(orders.map((each) => [each.orderNo, each])),
    cars: linesOf(join(folder, 'cars.ndjson'), car),
    invoices: new Map(
      linesOf(join(folder, 'invoices.ndjson'), invoice).map((each) => [each.reference, each]),
    ),
  }
}

function linesOf<Schema extends GenericSchema>(path: string, schema: Schema) {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => parse(schema, JSON.parse(line)))
}

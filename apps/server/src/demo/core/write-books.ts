import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { demoInvoices } from '../demo-invoices.ts'
import { demoPolicies } from '../demo-policies.ts'
import { invoiceFromCore } from '../from-core/invoice-from-core.ts'
import { orderFromCore } from '../from-core/order-from-core.ts'
import { demoOrders } from '../orders/demo-orders.ts'

/**
 * Gives the demo's core what it knew before the service did: the orders, insured cars and invoices with which the demo was
 * loaded on `day`. From the same source, so that both know the same.
 */
export async function writeBooks(folder: string, day: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await write(join(folder, 'orders.ndjson'), demoOrders(day).map(orderFromCore))
  await write(join(folder, 'cars.ndjson'), demoPolicies(day).flatMap(insuredCar))
  await write(join(folder, 'invoices.ndjson'), demoInvoices(day).map(invoiceFromCore))
}

/** What a core needs of a policy to make a claim of a report on its car. */
function insuredCar({ policyNo, vehicle, insured, ...policy }: NewPolicy) {
  if (vehicle === undefined) return []
  const { startsOn, endsOn, cancelledOn } = policy
  const { licenseNo, brandModel } = vehicle
  return [{ policyNo, insured, vehicle: { licenseNo, brandModel }, startsOn, endsOn, cancelledOn }]
}

async function write(path: string, lines: readonly object[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

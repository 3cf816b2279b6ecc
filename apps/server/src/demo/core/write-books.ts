import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoOrders } from '../orders/demo-orders.ts'
import { toldOrder } from '../told/told-order.ts'

/**
 * Gives the demo's core what it knew before the service did: the orders with which the demo was loaded on
 * `day`. From the same source, so that both know the same.
 */
export async function writeBooks(folder: string, day: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'orders.ndjson')
  const lines = demoOrders(day).map((order) => `${JSON.stringify(toldOrder(order))}\n`)
  await writeFile(`${path}.new`, lines.join(''), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import { connectionOf, type Reading } from '../../../platform/database/connection-within.ts'
import { statement } from '../../../platform/database/statement.ts'

/** What products say of themselves, by the code of each; no customer data, so no grant is asked for. */
export async function readBasicsOf(
  reading: Reading,
  productCodes: readonly string[],
): Promise<ReadonlyMap<string, PolicyFact[]>> {
  const rows = await selectBasics(connectionOf(reading), productCodes)
  return new Map(rows.map(({ code, basics }) => [code, basics]))
}

const selectBasics = statement<{ code: string; basics: PolicyFact[] }>(
  'read-basics',
  'select code, basics from product where code = any($1)',
)

import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { PolicyStore } from './policy.repository.ts'

/** What products say of themselves, by the code of each; no customer data, so no grant is asked for. */
export async function readBasicsOf(
  { db }: Pick<PolicyStore, 'db'>,
  productCodes: readonly string[],
): Promise<ReadonlyMap<string, PolicyFact[]>> {
  const rows = await db
    .selectFrom('product')
    .where('code', 'in', productCodes)
    .select(['code', 'basics'])
    .execute()
  return new Map(rows.map(({ code, basics }) => [code, basics]))
}

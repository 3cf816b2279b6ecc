import type { PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { PolicyStore } from './policy.repository.ts'

/** What a product says of itself; no customer data, so no grant is asked for. */
export async function readProductBasics(
  { db }: Pick<PolicyStore, 'db'>,
  productCode: string,
): Promise<PolicyFact[]> {
  const { basics } = await db
    .selectFrom('product')
    .where('code', '=', productCode)
    .select('basics')
    .executeTakeFirstOrThrow()
  return basics
}

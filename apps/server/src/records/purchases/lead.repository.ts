import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type Lead, leadSecrets } from './lead.ts'

export interface LeadStore {
  readonly db: Db
  readonly keys: Keys
}

/** Stores a lead; answers the number of the one that this phone left for the product today, old or new. */
export async function storeLead({ db, keys }: LeadStore, lead: Lead): Promise<string> {
  const { leadNo, product, leftAt, leftOn, promoterCode } = lead
  const customerKey = keys.searchKey('phone', lead.mobile)
  const id = randomUUID()
  await db
    .insertInto('purchase_lead')
    .values({
      customer_key: customerKey,
      id,
      lead_no: leadNo,
      product,
      left_at: leftAt,
      left_on: leftOn,
      status: 'open',
      promoter_code: promoterCode ?? null,
      sealed: keys.seal(leadPlace(id), parse(leadSecrets, lead)),
    })
    .onConflict((conflict) => conflict.columns(['customer_key', 'product', 'left_on']).doNothing())
    .execute()
  const { lead_no: kept } = await db
    .selectFrom('purchase_lead')
    .select('lead_no')
    .where('customer_key', '=', customerKey)
    .where('product', '=', product)
    .where('left_on', '=', leftOn)
    .executeTakeFirstOrThrow()
  return kept
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
function leadPlace(id: string): string {
  return `purchase-lead/${id}`
}

import type { Db } from '../../../platform/database/database.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'

interface ReceiptStore {
  readonly db: Db
}

/** The file that says this, if it was ever made. */
export async function findReceipt(
  { db }: ReceiptStore,
  { customerKey }: Pick<ObjectRef, 'customerKey'>,
  version: Buffer,
): Promise<FileRef | undefined> {
  const row = await db
    .selectFrom('receipt')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { customerKey, id: row.id }
}

/** Keeps a receipt, in the transaction that keeps its file; false where another made the same one meanwhile. */
export async function addReceipt(
  { db }: ReceiptStore,
  { kind, customerKey, id: objectId }: ObjectRef,
  receipt: { readonly file: FileRef; readonly version: Buffer; readonly madeAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('receipt')
    .values({
      customer_key: customerKey,
      id: receipt.file.id,
      order_id: kind === 'order' ? objectId : null,
      claim_id: kind === 'claim' ? objectId : null,
      version: receipt.version,
      made_at: receipt.madeAt,
    })
    .onConflict((conflict) => conflict.columns(['customer_key', 'version']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

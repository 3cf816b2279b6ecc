import type { Db } from '../../platform/database/database.ts'
import type { RowKeys } from '../ledger.ts'

interface Answering extends Pick<RowKeys, 'rowKey'> {
  readonly told: { readonly answers?: string | undefined }
}

/** Notes which events of ours these rows answer; an event that was answered stays so. */
export async function noteAnswers(db: Db, rows: readonly Answering[], now: Date): Promise<void> {
  const values = rows.flatMap(({ rowKey, told: { answers } }) =>
    answers === undefined ? [] : [{ event_id: answers, row_key: rowKey, answered_at: now }],
  )
  if (values.length === 0) return
  await db
    .insertInto('core_answer')
    .values(values)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}

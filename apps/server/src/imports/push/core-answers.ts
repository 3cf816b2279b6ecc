import type { ImportTarget } from '../import-kind.ts'
import type { RowKeys } from '../ledger.ts'

/** An event of ours, and the row that answers it. */
export interface RowAnswer {
  readonly eventId: string
  readonly rowKey: Buffer
}

/**
 * Before rows are stored: ends what they answer, so that nothing asked for here hides them. Gives what is
 * left to do once they are stored.
 */
export type AnswersTaken = (
  store: ImportTarget,
  answers: readonly RowAnswer[],
) => Promise<() => Promise<void>>

interface Answering extends Pick<RowKeys, 'rowKey'> {
  readonly told: { readonly answers?: string | undefined }
}

/** Notes which events of ours these rows answer; an event that was answered stays so. */
export async function noteAnswers(
  store: ImportTarget & { readonly takeAnswers: AnswersTaken },
  rows: readonly Answering[],
  now: Date,
): Promise<() => Promise<void>> {
  const answers = rows.flatMap(({ rowKey, told: { answers: eventId } }) =>
    eventId === undefined ? [] : [{ eventId, rowKey }],
  )
  if (answers.length === 0) return async () => undefined
  await store.db
    .insertInto('core_answer')
    .values(
      answers.map(({ eventId, rowKey }) => ({
        event_id: eventId,
        row_key: rowKey,
        answered_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
  return store.takeAnswers(store, answers)
}

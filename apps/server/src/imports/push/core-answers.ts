import { object, parse, string } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ImportTarget } from '../import-kind.ts'
import type { RowKeys } from '../ledger.ts'

interface AnswerStore {
  readonly db: Db
  readonly keys: Keys
}

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
  /** The number of the row. */
  readonly key: string
}

/** Where the number of the row that answered an event is sealed for. */
export function coreAnswerContext(eventId: string): string {
  return `core-answer/${eventId}`
}

/** Notes which events of ours these rows answer; an event that was answered stays so. */
export async function noteAnswers(
  store: ImportTarget & { readonly takeAnswers: AnswersTaken },
  kind: string,
  rows: readonly Answering[],
  now: Date,
): Promise<() => Promise<void>> {
  const answers = rows.flatMap(({ rowKey, key, told: { answers: eventId } }) =>
    eventId === undefined ? [] : [{ eventId, rowKey, key }],
  )
  if (answers.length === 0) return async () => undefined
  await store.db
    .insertInto('core_answer')
    .values(
      answers.map(({ eventId, rowKey, key }) => ({
        event_id: eventId,
        row_key: rowKey,
        kind,
        answered_at: now,
        sealed: store.keys.seal(coreAnswerContext(eventId), { key }),
      })),
    )
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
  return store.takeAnswers(store, answers)
}

/** The numbers of the rows of a kind that answered these events, by the event. */
export async function readAnswers(
  { db, keys }: AnswerStore,
  kind: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('core_answer')
    .select(['event_id', 'sealed'])
    .where('event_id', 'in', eventIds)
    .where('kind', '=', kind)
    .execute()
  return new Map(
    rows.flatMap(({ event_id, sealed }) =>
      sealed === null
        ? []
        : [
            [
              event_id,
              parse(answered, keys.unseal(coreAnswerContext(event_id), sealed)).key,
            ] as const,
          ],
    ),
  )
}

/** The events that this row answered. */
export async function eventsAnsweredBy(
  { db }: Pick<AnswerStore, 'db'>,
  rowKey: Buffer,
): Promise<string[]> {
  const rows = await db
    .selectFrom('core_answer')
    .select('event_id')
    .where('row_key', '=', rowKey)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

const answered = object({ key: string() })

import { object, parse, string } from 'valibot'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { RowKeys } from '../ledger.ts'

interface AnswerStore {
  readonly db: Db
  readonly keys: Keys
}

interface Answering extends Pick<RowKeys, 'rowKey'> {
  readonly told: { readonly answers?: string | undefined }
  /** The number of the row. */
  readonly key: string
}

/** Where the number of the row that answered an event is sealed for. */
export function coreAnswerPlace(eventId: string): string {
  return `core-answer/${eventId}`
}

/** Notes which events of ours these rows answer; an event that was answered stays so. */
export async function noteAnswers(
  { db, keys }: AnswerStore,
  kind: string,
  rows: readonly Answering[],
  now: Date,
): Promise<void> {
  const values = rows.flatMap(({ rowKey, key, told: { answers } }) =>
    answers === undefined
      ? []
      : [
          {
            event_id: answers,
            row_key: rowKey,
            kind,
            answered_at: now,
            sealed: keys.seal(coreAnswerPlace(answers), { key }),
          },
        ],
  )
  if (values.length === 0) return
  await db
    .insertInto('core_answer')
    .values(values)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
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
              parse(answered, keys.unseal(coreAnswerPlace(event_id), sealed)).key,
            ] as const,
          ],
    ),
  )
}

const answered = object({ key: string() })

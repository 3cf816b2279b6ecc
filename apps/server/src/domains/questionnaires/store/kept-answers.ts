import { setImmediate } from 'node:timers/promises'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { type Selectable, sql } from 'kysely'
import { parse } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerContext } from './answer.repository.ts'
import { type QuestionnaireAnswer, writtenWords } from './answer.ts'
import type { AnsweredVersion } from './answer-figures.ts'

interface AnswerStore {
  readonly db: ReadDb
  readonly keys: Keys
}

/** An answer without whose it is. */
export type KeptAnswer = Omit<QuestionnaireAnswer, 'questionnaireId' | 'customerKey'>

/** Long enough to act on what was said, as with conversations, and no longer. */
const wordsKeptSeconds = 365 * 86_400
const openedAtOnce = 1000

/** A page of what was written in answer to a question, the newest first. */
export async function readWords(
  { db, keys }: AnswerStore,
  { questionnaireId, version }: AnsweredVersion,
  { questionId, page }: { readonly questionId: string; readonly page: number },
): Promise<{ readonly text: string; readonly at: Date }[]> {
  const rows = await selectAnswers(db, questionnaireId)
    .where('version', '=', version)
    .where(sql<boolean>`${questionId} = any (written)`)
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
    .execute()
  return rows.map((row) => {
    const { words, answeredAt: at } = answerOf(keys, row)
    return { text: words[questionId] ?? '', at }
  })
}

/** All answers, the newest first, at most so many. They are opened a part at a time: others are answered between. */
export async function readAnswers(
  { db, keys }: AnswerStore,
  questionnaireId: string,
  atMost: number,
): Promise<KeptAnswer[]> {
  const rows = await selectAnswers(db, questionnaireId).limit(atMost).execute()
  const opened: KeptAnswer[] = []
  while (opened.length < rows.length) {
    const part = rows.slice(opened.length, opened.length + openedAtOnce)
    opened.push(...part.map((row) => answerOf(keys, row)))
    await setImmediate()
  }
  return opened
}

/** What was written goes after a year; what was chosen says nothing about anybody, and stays. */
export async function purgeWords(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('questionnaire_answer')
    .set({ sealed: null, written: [] })
    .where('sealed', 'is not', null)
    .where('answered_at', '<', secondsAfter(clock.now(), -wordsKeptSeconds))
    .execute()
}

function selectAnswers(db: ReadDb, questionnaireId: string) {
  return db
    .selectFrom('questionnaire_answer')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('answered_at', 'desc')
    .orderBy('customer_key')
}

function answerOf(keys: Keys, row: Selectable<Tables['questionnaire_answer']>): KeptAnswer {
  const { questionnaire_id: questionnaireId, customer_key: customerKey, sealed } = row
  const place = answerContext({ questionnaireId, customerKey })
  return {
    version: row.version,
    answeredAt: row.answered_at,
    entryId: row.entry_id ?? undefined,
    channel: row.channel,
    choices: row.choices,
    words: sealed === null ? {} : parse(writtenWords, keys.unseal(place, sealed)),
  }
}

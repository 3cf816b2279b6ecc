import type { Db } from '../../../platform/database/database.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { QuestionnaireAnswer } from './answer.ts'

interface AnswerStore {
  readonly db: Db
  readonly keys: Keys
}

/** Stores answers of different people, or of somebody who has answered nothing; tells how many were. */
export async function storeAnswers(
  { db, keys }: AnswerStore,
  answers: readonly QuestionnaireAnswer[],
): Promise<number> {
  const stored = await db
    .insertInto('questionnaire_answer')
    .values(
      answers.map((answer) => ({
        customer_key: answer.customerKey,
        questionnaire_id: answer.questionnaireId,
        version: answer.version,
        answered_at: answer.answeredAt,
        entry_id: answer.entryId ?? null,
        channel: answer.channel,
        choices: JSON.stringify(answer.choices),
        ...sealedWords(keys, answer),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_key')
    .execute()
  return stored.length
}

/** When the phone behind a grant answered; undefined where it has not. */
export async function answeredAt(
  { db }: Pick<AnswerStore, 'db'>,
  { object }: Grant,
  questionnaireId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('questionnaire_answer')
    .select('answered_at')
    .where('customer_key', '=', object.customerKey)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return row?.answered_at
}

function sealedWords(keys: Keys, answer: QuestionnaireAnswer) {
  const written = Object.keys(answer.words)
  const sealed = written.length === 0 ? null : keys.seal(answerContext(answer), answer.words)
  return { written, sealed }
}

/** Where the words of a row are sealed for; they open nowhere else. */
export function answerContext({
  questionnaireId,
  customerKey,
}: Pick<QuestionnaireAnswer, 'questionnaireId' | 'customerKey'>): string {
  return `questionnaire-answer/${questionnaireId}/${customerKey.toString('hex')}`
}

import { sql } from 'kysely'
import type { ReadDb } from '../../../platform/database/database.ts'

interface AnswerStore {
  readonly db: ReadDb
}

/** Which questions of which questionnaire were answered. */
export interface AnsweredVersion {
  readonly questionnaireId: string
  readonly version: number
}

/** How many answered each version of each questionnaire, the newest version first; of one, or of all. */
export function countAnswers(
  { db }: AnswerStore,
  questionnaireId?: string,
): Promise<(AnsweredVersion & { readonly answers: number })[]> {
  return db
    .selectFrom('questionnaire_answer')
    .$if(questionnaireId !== undefined, (query) =>
      query.where('questionnaire_id', '=', questionnaireId ?? ''),
    )
    .select(['questionnaire_id as questionnaireId', 'version'])
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .groupBy(['questionnaire_id', 'version'])
    .orderBy('version', 'desc')
    .execute()
}

export interface ChoiceCount {
  readonly questionId: string
  readonly optionId: string
  readonly count: number
}

/** How often each option was chosen; the points of a scale are options here. */
export async function countChoices(
  { db }: AnswerStore,
  { questionnaireId, version }: AnsweredVersion,
): Promise<ChoiceCount[]> {
  const { rows } = await sql<ChoiceCount>`
    select question.key as "questionId", option.value as "optionId", count(*) as count
    from questionnaire_answer,
      jsonb_each(choices) as question,
      jsonb_array_elements_text(
        case jsonb_typeof(question.value)
          when 'array' then question.value else jsonb_build_array(question.value)
        end
      ) as option
    where questionnaire_id = ${questionnaireId} and version = ${version}
    group by 1, 2
  `.execute(db)
  return rows
}

/** How many answered each question that anybody answered, by its id. */
export async function countAnswered(
  { db }: AnswerStore,
  { questionnaireId, version }: AnsweredVersion,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly questionId: string; readonly count: number }>`
    select question as "questionId", count(*) as count
    from questionnaire_answer,
      unnest(array(select jsonb_object_keys(choices)) || written) as question
    where questionnaire_id = ${questionnaireId} and version = ${version}
    group by 1
  `.execute(db)
  return new Map(rows.map(({ questionId, count }) => [questionId, count]))
}

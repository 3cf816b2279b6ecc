import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

/** What customers are asked, where, and from which day to which. */
export interface Questionnaire {
  readonly id: string
  readonly title: string
  /** What it is for, and how long it takes. */
  readonly intro: string
  /** What is said to whoever has answered. */
  readonly thanks: string
  /** Links and posters that it is asked through; every one where there is none. */
  readonly entryIds: readonly string[]
  /** Every channel when there is none. */
  readonly channels: readonly Channel[]
  /** The first and the last day, ISO dates. */
  readonly from: string
  readonly until: string
  readonly phase: QuestionnairePhase
  /** The version whose questions are asked now: the edition that changed them last. */
  readonly version: number
  /** Counts up with every change. */
  readonly edition: number
}

/** A questionnaire with the questions of one of its versions. */
export interface AskedQuestionnaire extends Questionnaire {
  readonly questions: readonly Question[]
}

interface QuestionnaireStore {
  readonly db: Db
}

interface Audience {
  readonly entryId: string | undefined
  readonly channel: Channel
}

/** What was published for an entry and channel, whatever the day; the newest first. */
export async function questionnairesFor(
  { db }: QuestionnaireStore,
  { entryId, channel }: Audience,
): Promise<Questionnaire[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .where('phase', '<>', 'draft')
    .where(sql<boolean>`(entry_ids = '{}' or ${entryId ?? null}::text = any (entry_ids))`)
    .where(sql<boolean>`(channels = '{}' or ${channel} = any (channels))`)
    .selectAll()
    .orderBy('from_on', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(questionnaireOf)
}

/** A questionnaire with the questions of the version that somebody read. */
export async function readQuestionnaire(
  { db }: QuestionnaireStore,
  { id, version }: Pick<Questionnaire, 'id' | 'version'>,
): Promise<AskedQuestionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaire')
    .innerJoin('questionnaire_version', 'questionnaire_id', 'id')
    .selectAll('questionnaire')
    .select('questions')
    .where('id', '=', id)
    .where('questionnaire_version.version', '=', version)
    .executeTakeFirst()
  return row && { ...questionnaireOf(row), questions: row.questions }
}

/** Adds a questionnaire, or writes it anew; with another version, its questions too. */
export async function storeQuestionnaire(
  { db }: QuestionnaireStore,
  { entryIds, channels, from, until, questions, ...plain }: AskedQuestionnaire,
): Promise<void> {
  const { id, ...changed } = {
    ...plain,
    entry_ids: [...entryIds],
    channels: [...channels],
    from_on: from,
    until_on: until,
  }
  await db
    .insertInto('questionnaire')
    .values({ id, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
  await storeQuestions({ db }, plain, questions)
}

/** Questions are never changed under the answers to them: they are stored as another version. */
async function storeQuestions(
  { db }: QuestionnaireStore,
  { id, version }: Pick<Questionnaire, 'id' | 'version'>,
  questions: readonly Question[],
): Promise<void> {
  await db
    .insertInto('questionnaire_version')
    .values({ questionnaire_id: id, version, questions: JSON.stringify(questions) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A questionnaire of a row. */
export function questionnaireOf(row: Selectable<Tables['questionnaire']>): Questionnaire {
  const { id, title, intro, thanks, channels, phase, version, edition } = row
  return {
    ...{ id, title, intro, thanks, channels, phase, version, edition },
    entryIds: row.entry_ids,
    from: row.from_on,
    until: row.until_on,
  }
}

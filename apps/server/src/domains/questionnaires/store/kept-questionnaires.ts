import type { Db } from '../../../platform/database/database.ts'
import {
  type AskedQuestionnaire,
  type Questionnaire,
  questionnaireOf,
} from './questionnaire.repository.ts'

interface QuestionnaireStore {
  readonly db: Db
}

/** Whatever was made, those that begin last first. */
export async function readKeptQuestionnaires({ db }: QuestionnaireStore): Promise<Questionnaire[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .selectAll()
    .orderBy('from_on', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(questionnaireOf)
}

/** One questionnaire with the questions of now, whatever its phase. */
export async function readKeptQuestionnaire(
  { db }: QuestionnaireStore,
  id: string,
): Promise<AskedQuestionnaire | undefined> {
  const row = await selectKept(db, id).executeTakeFirst()
  return row && { ...questionnaireOf(row), questions: row.questions }
}

/** The same, locked until its transaction ends. */
export async function lockKeptQuestionnaire(
  { db }: QuestionnaireStore,
  id: string,
): Promise<AskedQuestionnaire | undefined> {
  const row = await selectKept(db, id).forUpdate('questionnaire').executeTakeFirst()
  return row && { ...questionnaireOf(row), questions: row.questions }
}

/** The questions of each version, the newest first. */
export async function readVersionsOfQuestions(
  { db }: QuestionnaireStore,
  id: string,
): Promise<Pick<AskedQuestionnaire, 'version' | 'questions'>[]> {
  return db
    .selectFrom('questionnaire_version')
    .select(['version', 'questions'])
    .where('questionnaire_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

function selectKept(db: Db, id: string) {
  return db
    .selectFrom('questionnaire')
    .innerJoin('questionnaire_version', (join) =>
      join
        .onRef('questionnaire_id', '=', 'id')
        .onRef('questionnaire_version.version', '=', 'questionnaire.version'),
    )
    .selectAll('questionnaire')
    .select('questions')
    .where('id', '=', id)
}

import { question } from '@ecenter/contract/questionnaires/question.ts'
import { array, strictObject, string } from 'valibot'
import { partedAnswers } from '../../domains/questionnaires/rules/parted-answers.ts'
import { storeAnswers } from '../../domains/questionnaires/store/answer.repository.ts'
import {
  type AskedQuestionnaire,
  storeQuestionnaire,
} from '../../domains/questionnaires/store/questionnaire.repository.ts'
import type { Services } from '../../domains/services.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import { readRows } from '../data/read-data.ts'
import { demoAnswers } from './demo-answers.ts'

/** Ids are always the same, so that they can be tried after every start. */
export const questionnaireRow = strictObject({
  id: string(),
  title: string(),
  entryIds: array(string()),
  from: string(),
  until: string(),
  intro: string(),
  thanks: string(),
})

/** One that is open everywhere for half a year, and two of posters. */
export function demoQuestionnaires(today: string): AskedQuestionnaire[] {
  const questions = serviceQuestions()
  return readRows('questionnaires.ndjson', questionnaireRow, today).map((told) => ({
    ...told,
    channels: [],
    phase: 'published',
    version: 1,
    edition: 1,
    questions,
  }))
}

/** What the demo insurer asks about its service: every kind of question, and branches in a row. */
export function serviceQuestions() {
  return readRows('questions.ndjson', question)
}

/** Stores the questionnaires of the demo, and what was answered to the first. */
export async function loadQuestionnaires(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  today: string,
): Promise<void> {
  const questionnaires = demoQuestionnaires(today)
  for (const questionnaire of questionnaires) await storeQuestionnaire({ db }, questionnaire)
  const [first] = questionnaires
  if (first === undefined) return
  const morning = new Date(`${today}T00:00:00+08:00`)
  await storeAnswers(
    { db, keys },
    demoAnswers(first.questions).map(({ mobile, secondsAgo, channel, chosen }) => ({
      ...partedAnswers(first.questions, chosen),
      questionnaireId: first.id,
      version: first.version,
      customerKey: keys.searchHash('phone', mobile),
      answeredAt: secondsAfter(morning, -secondsAgo),
      entryId: undefined,
      channel,
    })),
  )
}

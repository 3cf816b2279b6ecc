import { partedAnswers } from '../../domains/questionnaires/rules/parted-answers.ts'
import { storeAnswers } from '../../domains/questionnaires/store/answer.repository.ts'
import { storeQuestionnaire } from '../../domains/questionnaires/store/questionnaire.repository.ts'
import type { Services } from '../../domains/services.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import { demoAnswers } from './demo-answers.ts'
import { demoQuestionnaires, serviceQuestionnaireId } from './demo-questionnaires.ts'
import { serviceQuestions } from './service-questions.ts'

/** Stores the questionnaires of the demo and what was answered. */
export async function loadQuestionnaires(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  today: string,
): Promise<void> {
  for (const questionnaire of demoQuestionnaires(today)) {
    await storeQuestionnaire({ db }, questionnaire)
  }
  const morning = new Date(`${today}T00:00:00+08:00`)
  await storeAnswers(
    { db, keys },
    demoAnswers().map(({ mobile, secondsAgo, channel, chosen }) => ({
      ...partedAnswers(serviceQuestions, chosen),
      questionnaireId: serviceQuestionnaireId,
      version: 1,
      customerKey: keys.searchHash('phone', mobile),
      answeredAt: secondsAfter(morning, -secondsAgo),
      entryId: undefined,
      channel,
    })),
  )
}

import type { listQuestionnaires } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { countAnswers } from '../store/answer-figures.ts'
import { readKeptQuestionnaires } from '../store/kept-questionnaires.ts'
import { statusOf } from './status-of.ts'

export function answerListQuestionnaires({
  db,
  clock,
}: QuestionnairesServices): DeskHandler<typeof listQuestionnaires> {
  return async () => {
    const [kept, counts] = await Promise.all([readKeptQuestionnaires({ db }), countAnswers({ db })])
    return {
      questionnaires: kept.map((questionnaire) => {
        const { id, title, from, until, entryIds } = questionnaire
        const versions = counts.filter(({ questionnaireId }) => questionnaireId === id)
        return {
          ...{ id, title, from, until, entryIds: [...entryIds] },
          status: statusOf(questionnaire, clock.today()),
          answers: versions.reduce((sum, { answers }) => sum + answers, 0),
        }
      }),
    }
  }
}

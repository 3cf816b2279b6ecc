import type { readQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { flatContent } from '../../../platform/content/save-content.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { countAnswers } from '../store/answer-figures.ts'
import { readKeptQuestionnaire } from '../store/kept-questionnaires.ts'
import { keptContentOf } from './questionnaire-content-type.ts'
import { statusOf } from './status-of.ts'

export function answerReadQuestionnaire({
  db,
  clock,
}: QuestionnairesServices): DeskHandler<typeof readQuestionnaire> {
  return async ({ id }) => {
    const kept = await readKeptQuestionnaire({ db }, id)
    if (kept === undefined) throw nothingFound()
    const counts = await countAnswers({ db }, id)
    return {
      questionnaire: flatContent(keptContentOf(kept)),
      status: statusOf(kept, clock.today()),
      answers: counts.find(({ version }) => version === kept.version)?.answers ?? 0,
    }
  }
}

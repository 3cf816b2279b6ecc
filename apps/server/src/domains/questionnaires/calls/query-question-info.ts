import type { queryQuestionInfo } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { questionnaireClosed } from '../rules/questionnaire-closed.ts'
import { readQuestionnaire } from '../store/questionnaire.repository.ts'
import { openOne, questionnairesHere } from './status.ts'

/** Asks the questions of what is open here today. */
export function answerQueryQuestionInfo(
  services: QuestionnairesServices,
): Handler<typeof queryQuestionInfo> {
  return async (where) => {
    const open = openOne(await questionnairesHere(services, where), services.clock.today())
    const asked = open && (await readQuestionnaire(services, open))
    if (asked === undefined) throw questionnaireClosed()
    const { id: questionnaireId, version, title, intro, until, questions } = asked
    return { questionnaireId, version, title, intro, until, questionList: [...questions] }
  }
}

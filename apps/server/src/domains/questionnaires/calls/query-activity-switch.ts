import type { queryActivitySwitch } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { openOne, questionnairesHere, whyClosed } from './status.ts'

/** Tells what is open here today, or else why nothing is. */
export function answerQueryActivitySwitch(
  services: QuestionnairesServices,
): Handler<typeof queryActivitySwitch> {
  return async (where) => {
    const today = services.clock.today()
    const all = await questionnairesHere(services, where)
    const open = openOne(all, today)
    if (open === undefined) return whyClosed(all, today)
    const { id: questionnaireId, title, until } = open
    return { isOpen: true, questionnaireId, title, until }
  }
}

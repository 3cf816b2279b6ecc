import type { queryIsAnswer } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { answeredAt } from '../store/answer.repository.ts'

/** Tells who proved their phone whether it has answered already; never about another's. */
export function answerQueryIsAnswer(
  services: QuestionnairesServices,
): Handler<typeof queryIsAnswer> {
  return async ({ mobile, questionnaireId }, visitor) => {
    const grant = await provenPhone(services, visitor, mobile)
    const moment = await answeredAt(services, grant, questionnaireId)
    if (moment === undefined) return { isAnswered: false }
    return { isAnswered: true, answeredOn: dayInChina(moment) }
  }
}

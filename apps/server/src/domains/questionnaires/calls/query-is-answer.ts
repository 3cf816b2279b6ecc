import type { queryIsAnswer } from '@ecenter/contract/questionnaires/query-is-answer.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { answeredAt } from '../store/answer.repository.ts'

/** Tells who proved their phone whether it has answered already; never about another's. */
export function answerQueryIsAnswer(parts: Parts): Handler<typeof queryIsAnswer> {
  return async ({ mobile, questionnaireId }, visitor) => {
    const grant = await provenPhone(parts, visitor, mobile)
    const moment = await answeredAt(parts, grant, questionnaireId)
    if (moment === undefined) return { isAnswered: false }
    return { isAnswered: true, answeredOn: dayInChina(moment) }
  }
}

import type { readObjection } from '@ecenter/contract/appeals/read-objection.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readSettlementAnswer } from '../../claims/store/settlement/settlement-answer.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerBy, isOpen, isOverdue, statusOf } from '../rules/status.ts'
import { appealOfNumber, readAppeal } from '../store/appeal.repository.ts'

/** The dates alone: what the case says is read with the phone that it was filed with. */
export function answerReadObjection(services: AppealsServices): Handler<typeof readObjection> {
  return async (_request, { grant }) => {
    const answer = await readSettlementAnswer(services, grant.object)
    const { caseNo } = mustBeFound(answer?.verdict === 'objected' ? answer : undefined)
    const ref = caseNo === undefined ? undefined : await appealOfNumber(services, caseNo, undefined)
    const appeal = await readAppeal(services, mustBeFound(ref))
    const status = statusOf(appeal)
    return {
      caseNo: appeal.caseNo,
      answerBy: answerBy(appeal, status),
      isAnswered: !isOpen(status),
      isOverdue: isOverdue(appeal, status, services.clock.now()),
    }
  }
}

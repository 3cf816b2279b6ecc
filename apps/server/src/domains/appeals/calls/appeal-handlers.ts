import type { appealCalls } from '@ecenter/contract/appeals/appeal-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerAddAppeal } from './add-appeal.ts'
import { answerAskReview } from './ask-review.ts'
import { answerCheckReportNumber } from './check-report-number.ts'
import { answerObjectToSettlement } from './object-to-settlement.ts'
import { answerQueryAppeal } from './query-appeal.ts'
import { answerSendCaseFile, answerSendCaseFilePiece } from './send-case-file.ts'

export function appealHandlers(services: AppealsServices): Handlers<typeof appealCalls> {
  return {
    addAppeal: answerAddAppeal(services),
    checkReportNumber: answerCheckReportNumber(services),
    queryAppeal: answerQueryAppeal(services),
    sendCaseFilePiece: answerSendCaseFilePiece(services),
    sendCaseFile: answerSendCaseFile(services),
    askReview: answerAskReview(services),
    objectToSettlement: answerObjectToSettlement(services),
  }
}

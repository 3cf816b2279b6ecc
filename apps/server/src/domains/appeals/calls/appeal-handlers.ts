import type { appealCalls } from '@ecenter/contract/appeals/appeal-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerAddAppeal } from './add-appeal.ts'
import { answerAskReview } from './ask-review.ts'
import { answerCheckReportNumber } from './check-report-number.ts'
import { answerQueryAppeal } from './query-appeal.ts'

export function appealHandlers(parts: Parts): Handlers<typeof appealCalls> {
  return {
    addAppeal: answerAddAppeal(parts),
    checkReportNumber: answerCheckReportNumber(parts),
    queryAppeal: answerQueryAppeal(parts),
    askReview: answerAskReview(parts),
  }
}

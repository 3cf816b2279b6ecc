import { addAppeal } from './add-appeal.ts'
import { askReview } from './ask-review.ts'
import { checkReportNumber } from './check-report-number.ts'
import { queryAppeal } from './query-appeal.ts'

export const appealCalls = {
  addAppeal,
  checkReportNumber,
  queryAppeal,
  askReview,
}

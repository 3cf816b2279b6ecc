import { addAppeal, askReview, checkReportNumber, queryAppeal } from './appeal.ts'
import { objectToSettlement } from './object-to-settlement.ts'

export const appealCalls = {
  addAppeal,
  checkReportNumber,
  queryAppeal,
  askReview,
  objectToSettlement,
}

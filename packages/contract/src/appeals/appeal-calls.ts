import { addAppeal, askReview, checkReportNumber, queryAppeal } from './appeal.ts'
import { sendCaseFile, sendCaseFilePiece } from './case-files.ts'
import { objectToSettlement } from './object-to-settlement.ts'
import { readObjection } from './read-objection.ts'

export const appealCalls = {
  addAppeal,
  checkReportNumber,
  queryAppeal,
  askReview,
  sendCaseFilePiece,
  sendCaseFile,
  objectToSettlement,
  readObjection,
}

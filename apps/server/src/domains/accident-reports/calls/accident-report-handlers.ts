import type { accidentReportCalls } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { answerListAccidentReports } from './list-accident-reports.ts'
import { answerListOwnCars } from './list-own-cars.ts'
import { answerReportAccident, answerReportOwnAccident } from './report-accident.ts'
import { answerSendAccidentPhoto, answerSendOwnAccidentPhoto } from './send-photo.ts'
import {
  answerSendAccidentPhotoPiece,
  answerSendOwnAccidentPhotoPiece,
} from './send-photo-piece.ts'

export function accidentReportHandlers(
  services: AccidentReportsServices,
): Handlers<typeof accidentReportCalls> {
  return {
    listOwnCars: answerListOwnCars(services),
    sendAccidentPhotoPiece: answerSendAccidentPhotoPiece(services),
    sendOwnAccidentPhotoPiece: answerSendOwnAccidentPhotoPiece(services),
    sendAccidentPhoto: answerSendAccidentPhoto(services),
    sendOwnAccidentPhoto: answerSendOwnAccidentPhoto(services),
    reportAccident: answerReportAccident(services),
    reportOwnAccident: answerReportOwnAccident(services),
    listAccidentReports: answerListAccidentReports(services),
  }
}

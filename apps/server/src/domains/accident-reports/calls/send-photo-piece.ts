import type {
  sendAccidentPhotoPiece,
  sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { takePiece } from '../../../platform/uploads/take-piece.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { photoLimits } from './photo-limits.ts'

export function answerSendAccidentPhotoPiece(
  services: AccidentReportsServices,
): Handler<typeof sendAccidentPhotoPiece> {
  return async ({ mobile, upload, ...piece }, visitor) => {
    const { customerKey } = (await provenPhone(services, visitor, mobile)).object
    return takePiece(services, visitor, { customerKey, upload }, piece, photoLimits)
  }
}

export function answerSendOwnAccidentPhotoPiece(
  services: AccidentReportsServices,
): Handler<typeof sendOwnAccidentPhotoPiece> {
  return ({ handle: _, upload, ...piece }, visitor) => {
    const { customerKey } = visitor.grant.object
    return takePiece(services, visitor, { customerKey, upload }, piece, photoLimits)
  }
}

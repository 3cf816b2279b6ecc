import type { accidentReportCalls } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { takePiece } from '../../../platform/uploads/take-piece.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { carsOf } from '../../person/calls/own-cars.ts'
import { openOwnThings } from '../../person/calls/own-things.ts'
import { readPolicies, readPolicy } from '../../policies/store/policy.repository.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { answerListAccidentReports } from './list-accident-reports.ts'
import { photoLimits } from './photo-limits.ts'
import { answerSendAccidentPhoto, answerSendOwnAccidentPhoto } from './send-photo.ts'
import { takeReport } from './take-report.ts'

export function accidentReportHandlers(
  services: AccidentReportsServices,
): Handlers<typeof accidentReportCalls> {
  return {
    /** Opens the cars like the overview does, so that a report may name one by its handle. */
    async listOwnCars(_, { session }) {
      const customer = await sessionCustomer(services, session)
      if (customer === undefined) return { cars: [] }
      const refs = await openOwnThings(services, session, customer)
      const cars = carsOf(services, session, await readPolicies(services, refs.policies), new Map())
      return {
        name: customer.name,
        cars: cars.map(({ handle, plate, brandModel }) => ({ handle, title: plate ?? brandModel })),
      }
    },
    async sendAccidentPhotoPiece({ mobile, upload, ...piece }, visitor) {
      const { customerKey } = (await provenPhone(services, visitor, mobile)).object
      return takePiece(services, visitor, { customerKey, upload }, piece, photoLimits)
    },
    sendOwnAccidentPhotoPiece({ handle: _, upload, ...piece }, visitor) {
      const { customerKey } = visitor.grant.object
      return takePiece(services, visitor, { customerKey, upload }, piece, photoLimits)
    },
    sendAccidentPhoto: answerSendAccidentPhoto(services),
    sendOwnAccidentPhoto: answerSendOwnAccidentPhoto(services),
    async reportAccident({ mobile, licenseNo, ...sent }, visitor) {
      const { object } = await provenPhone(services, visitor, mobile)
      const reporter = {
        customerKey: object.customerKey,
        mobile,
        name: undefined,
        plate: licenseNo,
      }
      return takeReport(services, visitor, reporter, sent)
    },
    /** Called back is the phone that was proven; of who came without one, that on the policy. */
    async reportOwnAccident({ handle: _, ...sent }, visitor) {
      const policy = await readPolicy(services, visitor.grant)
      if (policy.vehicle === undefined) throw nothingFound()
      const customer = await sessionCustomer(services, visitor.session)
      const reporter = {
        customerKey: policy.ref.customerKey,
        mobile: customer?.mobile ?? policy.insured.mobile ?? policy.applicant.mobile,
        name: customer?.name ?? policy.insured.name,
        plate: policy.vehicle.licenseNo,
        policy: {
          ...{ id: policy.id, policyNo: policy.policyNo, insured: policy.insured },
          brandModel: policy.vehicle.brandModel,
        },
      }
      return takeReport(services, visitor, reporter, sent)
    },
    listAccidentReports: answerListAccidentReports(services),
  }
}

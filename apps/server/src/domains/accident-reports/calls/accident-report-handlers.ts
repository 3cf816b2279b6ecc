import type {
  accidentReportCalls,
  listAccidentReports,
  AccidentReport as Shown,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { takePiece } from '../../../platform/uploads/take-piece.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { isClaimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { carsOf } from '../../person/calls/own-cars.ts'
import { openOwnThings } from '../../person/calls/own-things.ts'
import { extentOf } from '../../person/rules/extent-of.ts'
import { isHolder } from '../../policies/store/other-lookup-keys.ts'
import { readPolicies, readPolicy } from '../../policies/store/policy.repository.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { type AccidentReport, reportsOf } from '../store/accident-report.repository.ts'
import { photoLimits } from './photo-limits.ts'
import { answerSendAccidentPhoto, answerSendOwnAccidentPhoto } from './send-photo.ts'
import { reportTaken, takeReport } from './take-report.ts'

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
        isHolder: false,
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
        isHolder:
          customer !== undefined &&
          extentOf(customer) === 'person' &&
          isHolder(services.keys, policy, customer.customerKey),
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

function answerListAccidentReports(
  services: AccidentReportsServices,
): Handler<typeof listAccidentReports> {
  return async (_, { session }) => {
    const customer = await sessionCustomer(services, session)
    if (customer !== undefined) await openOwnThings(services, session, customer)
    const [phones, policies, claims] = await Promise.all([
      services.grants.known(session, 'phone'),
      services.grants.known(session, 'policy'),
      services.grants.known(session, 'claim'),
    ])
    const reports = await reportsOf(services, {
      phoneKeys: phones.map(({ object }) => object.customerKey),
      policyIds: policies.filter(isWhole).map(({ object }) => object.id),
      now: services.clock.now(),
    })
    return { reports: await Promise.all(reports.map((each) => shown(services, each, claims))) }
  }
}

function isWhole({ level }: Grant): boolean {
  return level === 'phone-on-file'
}

/** That the core made a claim of it shows to whom that claim is open: a stranger would learn of a policy. */
async function shown(
  services: AccidentReportsServices,
  report: AccidentReport,
  claims: readonly Grant[],
): Promise<Shown> {
  const { kind, isHurt, plate, place, happenedAt, toldAt, calledAt, registNo, closing } = report
  const grant =
    registNo === undefined
      ? undefined
      : claims.find(({ object }) => isClaimOfNumber(services.keys, object, registNo))
  const [claim] = grant === undefined ? [] : await readClaims(services, [grant.object])
  return {
    ...reportTaken(services, report),
    plate,
    kind,
    isHurt,
    place: place.words,
    happenedAt: minuteInChina(new Date(happenedAt)),
    toldAt: minuteInChina(new Date(toldAt)),
    isCalled: calledAt !== undefined,
    claim: grant && claim && { registNo: claim.registNo, handle: grant.handle, kind: claim.kind },
    closed: report.closedAt && closing && { at: minuteInChina(report.closedAt), why: closing.told },
  }
}

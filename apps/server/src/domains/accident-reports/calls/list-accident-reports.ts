import type {
  listAccidentReports,
  AccidentReport as Shown,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { isClaimOfNumber } from '../../claims/store/claim-of-number.ts'
import { openOwnThings } from '../../person/calls/own-things.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { reportsOf } from '../store/accident-report.repository.ts'
import type { AccidentReport } from '../store/accident-report.ts'
import { reportTaken } from './take-report.ts'

export function answerListAccidentReports(
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
  const { kind, isHurt, plate, place, happenedAt, toldAt, calledAt, registNo } = report
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
  }
}

import type {
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { takeReport } from './take-report.ts'

export function answerReportAccident(
  services: AccidentReportsServices,
): Handler<typeof reportAccident> {
  return async ({ mobile, licenseNo, ...sent }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    const reporter = { customerKey: object.customerKey, mobile, name: undefined, plate: licenseNo }
    return takeReport(services, visitor, reporter, sent)
  }
}

/** Called back is the phone that was proven; of who came without one, that on the policy. */
export function answerReportOwnAccident(
  services: AccidentReportsServices,
): Handler<typeof reportOwnAccident> {
  return async ({ handle: _, ...sent }, visitor) => {
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
  }
}

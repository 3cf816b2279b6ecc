import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  maxLength,
  minLength,
  omit,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { amount, day, hour, party, yesOrNo } from '../../../imports/row-rules.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import { coverage, vehicle } from '../../policies/import/policy-row.ts'
import { kindOfPolicyNumber } from '../../policies/rules/policy-classes.ts'
import { riskFacts } from '../../policies/rules/risk-facts.ts'

const proposedPolicy = pipe(
  strictObject({
    applicant: party('applicant'),
    insured: party('insured'),
    vehicle: optional(vehicle),
    risk: optional(riskFacts),
    specialAgreements: optional(pipe(array(text(2000, '特别约定')), maxLength(100)), []),
    productCode: text(20, '产品代码'),
    productName: text(60, '产品名称'),
    startsOn: day('first day of cover'),
    startHour: optional(hour('hour of that day at which cover begins; 0 unless told'), 0),
    endsOn: day('last day of cover'),
    premiumFen: amount('premium'),
    vehicleTaxFen: optional(amount('vehicle tax')),
    isPaperOnly: optional(yesOrNo('on paper alone'), false),
    coverages: pipe(array(omit(coverage, ['plan'])), minLength(1, 'has no cover'), maxLength(200)),
  }),
  check(({ startsOn, endsOn }) => startsOn <= endsOn, 'endsOn is before startsOn'),
  check(
    ({ vehicle: car, risk }) => (car === undefined) !== (risk === undefined),
    'one of vehicle and risk is needed, and only one',
  ),
)

/** One policy of an order, which is issued under a number of its own once the order is paid. */
export const orderPart = pipe(
  strictObject({
    proposalNo: pipe(string(), regex(/^T[A-Z]{3}20\d{16}$/, 'is no T, product and 18 digits')),
    policy: proposedPolicy,
  }),
  check(
    (part) => kindOfPolicyNumber(policyNoOf(part)) !== undefined,
    'proposalNo is of no product that there is',
  ),
  check(
    ({ proposalNo, policy }) => proposalNo.slice(1, 4) === policy.productCode,
    'proposalNo is of another product than productCode',
  ),
)

import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  maxLength,
  minLength,
  omit,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import {
  amount,
  day,
  hour,
  moment,
  orderNumber,
  party,
  yesOrNo,
} from '../../../imports/row-rules.ts'
import { isNumberOf, saidBy } from '../../../platform/numbers/numbers.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import { coverage, vehicle } from '../../policies/import/policy-row.ts'
import { kindOfPolicyNumber, kindOfProposal } from '../../policies/rules/kind-of-policy.ts'
import { riskFacts } from '../../policies/rules/risk-facts.ts'
import { partAmount } from '../store/order.ts'
import { destination } from './destination-row.ts'

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

/** One policy of an order, which has a number of its own once the order is paid. */
const orderPart = pipe(
  strictObject({
    proposalNo: pipe(
      string(),
      check((no) => isNumberOf('proposal', no), 'is no number of a proposal (NUMBERS_FILE)'),
    ),
    policyNo: optional(otherPolicyNumber),
    policy: proposedPolicy,
  }),
  check(
    ({ proposalNo, policy }) =>
      isOrUntold(saidBy('proposal', proposalNo)?.product, policy.productCode),
    'proposalNo is of another product than productCode',
  ),
  check(
    (part) => isOrUntold(kindOfPolicyNumber(policyNoOf(part)), kindOfProposal(part)),
    'policyNo is of another kind than proposalNo',
  ),
)

const facts = strictObject({
  orderNo: orderNumber('order number; tells the order from all others'),
  status: pipe(
    picklist(
      ['unpaid', 'on-delivery', 'paid', 'expired', 'cancelled', 'refunding', 'refunded'],
      'is no status',
    ),
    description(
      '`unpaid`, `on-delivery` (to be paid to the courier), `paid`, `expired`, `cancelled`, `refunding` or `refunded`',
    ),
  ),
  underwriting: pipe(
    picklist(['examined', 'accepted', 'declined'], 'is neither examined, accepted nor declined'),
    description('`examined`, `accepted`, which alone can be paid, or `declined`'),
  ),
  isOnline: yesOrNo('true where it is paid in advance, false where to the courier'),
  placedAt: moment('placed'),
  lastPayAt: moment('last moment at which it can be paid'),
  paidAt: optional(moment('paid')),
  applicant: party('who placed it, the phone on file being theirs'),
  comCode: pipe(
    string(),
    regex(/^\d{8}$/, 'is not eight digits'),
    description('code of the branch that sold it, eight digits'),
  ),
  isByAgent: optional(yesOrNo('true where an agent sold it'), false),
  hasGiftCard: optional(yesOrNo('true where it was ordered with a gift card'), false),
  destination: optional(destination),
  parts: pipe(
    array(orderPart),
    minLength(1, 'has none'),
    maxLength(20),
    check(
      (parts) => new Set(parts.map(({ proposalNo }) => proposalNo)).size === parts.length,
      'has one proposal twice',
    ),
    check(
      (parts) => new Set(parts.map(({ policy }) => policy.insured.idNumber)).size === 1,
      'insures several people: an order insures one',
    ),
    check((parts) => parts.reduce((sum, part) => sum + partAmount(part), 0) > 0, 'costs nothing'),
    description(
      'the policies that it buys: `[{"proposalNo", "policyNo"?, "policy": {…}}]`, a policy as in the sample; unless `policyNo` tells its number, it is that of its proposal with another begin',
    ),
  ),
})

/** A line of the orders that the insurer's core tells. */
export const orderRow = pipe(
  facts,
  check(
    ({ status, paidAt }) => (status === 'paid' ? paidAt !== undefined : paidAt === undefined),
    'paidAt: an order that is paid has it, no other',
  ),
  check(
    ({ status, isOnline }) =>
      !(status === 'on-delivery' && isOnline) && !(status === 'unpaid' && !isOnline),
    'isOnline: is true of unpaid, false of on-delivery',
  ),
)
export type OrderRow = InferOutput<typeof orderRow>

/** What a number does not say contradicts nothing. */
function isOrUntold(said: string | undefined, told: string | undefined): boolean {
  return said === undefined || said === told
}

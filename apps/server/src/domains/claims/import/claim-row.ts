import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  variant,
} from 'valibot'
import {
  amount,
  areDistinct,
  customerIdNumber,
  day,
  moment,
  party,
} from '../../../imports/row-rules.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { claimEventType } from '../rules/claim-event.ts'
import { documentType } from '../rules/document-type.ts'
import { lossType } from '../rules/loss-type.ts'
import { plannedStepNames } from '../rules/step-kind.ts'
import { offer, payee, settlement } from './settlement-row.ts'

/** Who was paid how much; of one account it is all. */
const payeePaid = strictObject({ ...payee.entries, amountFen: optional(amount('paid into it')) })

/** The core takes an event back by telling the claim without it. */
const importedType = picklist(claimEventType.options.filter((type) => type !== 'corrected'))

const event = pipe(
  strictObject({
    type: importedType,
    at: moment('when'),
    dueOn: optional(day('until when documents are waited for')),
    kinds: optional(pipe(array(documentType), maxLength(100))),
    amountFen: optional(amount('paid')),
    arrivesOn: optional(day('when the account is expected to have what was paid')),
    arrivedOn: optional(day('when the account had it')),
    payees: optional(pipe(array(payeePaid), minLength(1, 'has none'), maxLength(20))),
  }),
  check(
    ({ type, dueOn, kinds }) =>
      type === 'documents-asked' || (dueOn === undefined && kinds === undefined),
    'only documents-asked has dueOn and kinds',
  ),
  check(
    ({ type, amountFen, arrivesOn, arrivedOn, payees }) =>
      type === 'paid' ||
      [amountFen, arrivesOn, arrivedOn, payees].every((told) => told === undefined),
    'only paid has amountFen, payees, arrivesOn and arrivedOn',
  ),
  check(
    ({ payees = [] }) =>
      payees.length < 2 || payees.every(({ amountFen }) => amountFen !== undefined),
    'payees: of several each says amountFen',
  ),
  check(({ amountFen, payees = [] }) => {
    const told = payees.flatMap((each) => each.amountFen ?? [])
    const sum = told.reduce((all, each) => all + each, 0)
    return amountFen === undefined || told.length === 0 || sum === amountFen
  }, 'payees: do not add up to amountFen'),
  check(
    ({ at, arrivesOn, arrivedOn }) =>
      [arrivesOn, arrivedOn].every((on) => on === undefined || on >= dayInChina(at)),
    'arrivesOn, arrivedOn: is before the day of the payment',
  ),
)

const judged = { type: documentType, judgedAt: moment('when') }
const verdict = variant('state', [
  strictObject({ ...judged, state: literal('received') }),
  strictObject({ ...judged, state: literal('refused'), reason: text(500, '原因') }),
])

/** What has happened to a claim. */
const claimEvents = optional(
  pipe(
    array(event),
    maxLength(500),
    check(
      (events) => areDistinct(events.map(({ type, at }) => `${type} ${at.getTime()}`)),
      'tells one event twice',
    ),
    description(
      `what has happened since: \`[{"type", "at", "dueOn"?, "kinds"?, "amountFen"?, "payees"?: [{"name", "bank", "accountNo", "amountFen"?}], "arrivesOn"?, "arrivedOn"?}]\`, of ${importedType.options.join(', ')}; the last four of \`paid\` alone, whose accounts its receipt names, of several each with what it got, and which is told anew with \`arrivedOn\` once the money is there`,
    ),
  ),
  [],
)

/** What the insurer says of its documents. */
const claimDocuments = optional(
  pipe(
    array(verdict),
    maxLength(100),
    check((verdicts) => areDistinct(verdicts.map(({ type }) => type)), 'judges one kind twice'),
    description(
      'documents that came another way, or do not do: `[{"type", "judgedAt", "state": "received" or "refused", "reason" of a refusal}]`',
    ),
  ),
  [],
)

const vehicle = strictObject({
  role: picklist(['own', 'other']),
  licenseNo: licensePlate,
  brandModel: text(100, '厂牌型号'),
  damage: optional(pipe(string(), maxLength(1000)), ''),
})

const damage = strictObject({
  name: text(100, '损失项目'),
  remedy: text(60, '处理方式'),
  amountFen: optional(amount('assessed')),
})

/** A line of the claims that the insurer's core tells. */
export const claimRow = pipe(
  strictObject({
    registNo: pipe(
      reportNumber,
      description('report number (报案号); tells the claim from all others'),
    ),
    policyNo: pipe(otherPolicyNumber, description('number of a policy that is stored here')),
    insuredIdNumber: customerIdNumber('ID number of the insured of that policy'),
    otherPolicyNos: optional(
      pipe(
        array(otherPolicyNumber),
        maxLength(20),
        description('other policies that the accident falls under: `["…"]`'),
      ),
      [],
    ),
    kind: pipe(
      picklist(['car', 'other'], 'is neither car nor other'),
      description('`car` or `other`: which pages show it'),
    ),
    reportedAt: moment('reported'),
    accidentAt: moment('when it happened'),
    accidentType: pipe(
      text(60, '出险类型'),
      description('a few words without a name or a place, such as 追尾'),
    ),
    lossTypes: pipe(
      array(lossType),
      minLength(1, 'has none'),
      maxLength(20),
      description(`what was harmed, of ${lossType.options.join(', ')}: \`["…"]\``),
    ),
    insured: party('who was insured, the phone on file being theirs'),
    reporter: strictObject({
      name: optional(
        pipe(
          name,
          description(
            'who reported it: name, by which and the phone they find the claim; none where `accident.reported.v1` named no policy',
          ),
        ),
      ),
      mobile: pipe(mobile, description('who reported it: mobile number')),
    }),
    accident: strictObject({
      place: pipe(text(200, '出险地点'), description('where')),
      cause: pipe(text(200, '出险原因'), description('why')),
      course: pipe(text(2000, '出险经过'), description('how, in a few sentences')),
      liability: optional(pipe(text(100, '责任'), description('whose fault, once it is known'))),
    }),
    vehicles: optional(
      pipe(
        array(vehicle),
        maxLength(50),
        description('cars: `[{"role": "own" or "other", "licenseNo", "brandModel", "damage"?}]`'),
      ),
      [],
    ),
    damages: optional(
      pipe(
        array(damage),
        maxLength(500),
        description('what is damaged: `[{"name", "remedy", "amountFen"?}]`'),
      ),
      [],
    ),
    surveyor: optional(
      strictObject({
        name: pipe(text(50, '查勘员'), description('surveyor: name')),
        phone: pipe(text(30, '查勘员电话'), description('surveyor: phone')),
        hours: pipe(text(60, '查勘员时间'), description('surveyor: hours')),
      }),
    ),
    plannedDays: optional(
      pipe(
        array(
          strictObject({ step: picklist(['report', ...plannedStepNames]), by: day('by when') }),
        ),
        maxLength(10),
        check((days) => areDistinct(days.map(({ step }) => step)), 'plans one step twice'),
        description(
          `by when a step is expected to be done, which counts before the days of the profile (\`CLAIM_STEP_DAYS\`): \`[{"step", "by"}]\`, of ${['report', ...plannedStepNames].join(', ')}`,
        ),
      ),
    ),
    refusalReason: optional(
      pipe(text(1000, '拒赔原因'), description('why nothing is paid, for the customer to read')),
    ),
    settlement: optional(settlement),
    offer: optional(offer),
    events: claimEvents,
    documents: claimDocuments,
  }),
  check(
    ({ accidentAt, reportedAt }) => accidentAt <= reportedAt,
    'accidentAt: is after reportedAt',
  ),
)
export type ClaimRow = InferOutput<typeof claimRow>

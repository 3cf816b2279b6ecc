import { documentSerialOrName, isDocumentSerial } from '@ecenter/contract/rules/document-serial.ts'
import { frameNumber } from '@ecenter/contract/rules/frame-number.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  toUpperCase,
  trim,
} from 'valibot'
import { amount, day, hour, party, yesOrNo } from '../../../imports/row-rules.ts'
import { orLeftOut } from '../../../imports/tolerance.ts'
import { riskFacts } from '../rules/risk-facts.ts'

/** A car as a policy has it. */
export const vehicle = strictObject({
  licenseNo: optional(orLeftOut(pipe(licensePlate, description('plate; a new car has none yet')))),
  brandModel: pipe(text(100, '厂牌型号'), description('make and model, as on the policy')),
  frameNo: pipe(frameNumber, description('frame number (VIN), 17 characters')),
  engineNo: pipe(
    string(),
    trim(),
    toUpperCase(),
    minLength(1),
    maxLength(40),
    description('engine number'),
  ),
  useNature: pipe(text(40, '使用性质'), description('use, such as 家庭自用')),
  seats: pipe(number(), integer(), minValue(1), maxValue(200), description('seats')),
  firstRegisteredOn: day('first registered'),
})

export const coverage = strictObject({
  code: pipe(text(20, '险别代码')),
  name: pipe(text(100, '险别名称')),
  note: optional(text(200, '险别说明')),
  limitFen: optional(amount('limit')),
  deductible: optional(text(200, '免赔')),
  premiumFen: amount('premium'),
  plan: optional(text(60, '保障计划')),
})

const insuredPerson = strictObject({
  ...party('an insured').entries,
  relation: optional(text(20, '与投保人关系')),
  plan: optional(text(60, '保障计划')),
  joinedOn: optional(day('joined')),
  leftOn: optional(day('left')),
})

/** A line of the policies that the insurer's core tells. */
export const policyRow = pipe(
  strictObject({
    policyNo: pipe(
      otherPolicyNumber,
      description('policy number; tells the policy from all others'),
    ),
    productCode: pipe(text(20, '产品代码'), description('code of a product that is stored here')),
    issuedOn: day('issued'),
    startsOn: day('first day of cover'),
    startHour: optional(hour('hour of that day at which cover begins; 0 unless told'), 0),
    endsOn: day('last day of cover'),
    cancelledOn: optional(day('cancelled')),
    premiumFen: amount('premium after all endorsements'),
    vehicleTaxFen: optional(amount('vehicle tax (车船税)')),
    isPaperOnly: optional(yesOrNo('true where no electronic policy is handed out'), false),
    documentSerial: optional(
      orLeftOut(
        pipe(
          documentSerialOrName,
          check(isDocumentSerial, 'is no serial: up to two letters and 8 to 20 digits'),
          description('serial beside the bar code of a paper policy'),
        ),
      ),
    ),
    applicant: party('applicant (投保人)'),
    insured: party('insured (被保险人)'),
    vehicle: optional(vehicle),
    risk: optional(
      pipe(
        riskFacts,
        description(
          'what only policies of this kind have, as in the sample; of a kind that is not known here `{"kind": "other", "title", "facts": [{"label", "value"}]}`',
        ),
      ),
    ),
    coverages: pipe(
      array(coverage),
      minLength(1, 'has no cover'),
      maxLength(200),
      description(
        'covers in their order: `[{"code", "name", "note"?, "limitFen"?, "deductible"?, "premiumFen", "plan"?}]`',
      ),
    ),
    specialAgreements: optional(
      pipe(
        array(text(2000, '特别约定')),
        maxLength(100),
        description('special agreements: `["…"]`'),
      ),
      [],
    ),
    insuredPeople: optional(
      pipe(
        array(insuredPerson),
        minLength(1, 'names nobody'),
        check((people) => haveOwnNumbers(people), 'names one ID number twice'),
        description(
          'everybody, where it names several: `[{"name", "idNumber", "mobile"?, "relation"?, "plan"?, "joinedOn"?, "leftOn"?}]`',
        ),
      ),
    ),
  }),
  check(({ startsOn, endsOn }) => startsOn <= endsOn, 'endsOn: is before startsOn'),
  check(
    ({ vehicle: car, risk }) => (car === undefined) !== (risk === undefined),
    'vehicle, risk: one of them is needed, and only one',
  ),
)
export type PolicyRow = InferOutput<typeof policyRow>

function haveOwnNumbers(people: readonly { readonly idNumber: string }[]): boolean {
  return new Set(people.map(({ idNumber }) => idNumber)).size === people.length
}

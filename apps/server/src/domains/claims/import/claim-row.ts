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
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot'
import { amount, customerIdNumber, moment, party } from '../../../imports/row-rules.ts'
import { lossType } from '../rules/loss-type.ts'
import { claimDocuments, claimEvents } from './claim-timeline-row.ts'
import { offer, settlement } from './settlement-row.ts'

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
      name: pipe(name, description('who reported it: name')),
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

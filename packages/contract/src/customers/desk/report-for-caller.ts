import { boolean, forward, object, optional, pipe, rawCheck, string, uuid } from 'valibot'
import { accident } from '../../accident-reports/accident.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { licensePlate } from '../../rules/license-plate.ts'
import { minuteOfDesk } from '../../rules/moments.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

const { kind, note, driver, driverName, otherSide, otherPlate, otherMobile } = accident.entries

type Facts = Partial<Record<'customerId' | 'policyId' | 'mobile' | 'licenseNo', unknown>>

/**
 * Takes the report of somebody who calls, as `/report` would: the same receipt, told by SMS. With `customerId` the
 * phone on file stands for one that is left out; `policyId` names a car that the caller has proven to be theirs.
 * No call is promised to who is on the phone.
 */
export const reportForCaller = defineDeskCall({
  path: '/customers/reportForCaller',
  answer: 'json',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId: optional(customerId),
      policyId: optional(pipe(string(), uuid('没有这份保单'))),
      name: optional(nameOf('报案人姓名', 30)),
      mobile: optional(mobile),
      licenseNo: optional(licensePlate),
      isHurt: boolean(),
      place: text(100, '地点'),
      happenedAt: minuteOfDesk,
      kind,
      note,
      driver,
      driverName,
      otherSide,
      otherPlate,
      otherMobile,
    }),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { customerId, mobile }: Facts = Object(dataset.value)
        if (customerId === undefined && mobile === undefined) {
          addIssue({ message: '请填写报案人的手机号' })
        }
      }),
      ['mobile'],
    ),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { policyId, licenseNo }: Facts = Object(dataset.value)
        if (policyId === undefined && licenseNo === undefined) {
          addIssue({ message: '请填写车牌号' })
        }
      }),
      ['licenseNo'],
    ),
  ),
  response: object({ reportId: string(), receiptNo: string(), maskedPhone: string() }),
})

import { boolean, object, optional, pipe, string, uuid } from 'valibot'
import { accident } from '../../accident-reports/accident.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { licensePlate } from '../../rules/license-plate.ts'
import { minuteOfDesk } from '../../rules/moments.ts'
import { neededWhere } from '../../rules/needed-where.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

const { kind, note, driver, driverName, otherSide, otherPlate, otherMobile } = accident.entries

/**
 * Takes the report of somebody who calls, as `/report` would: the same receipt, told by SMS. With `customerId` the
 * phone on file stands for one that is left out; `policyId` names a car that the caller has proven to be theirs.
 * No call is promised to who is on the phone.
 */
export const reportForCaller = defineDeskCall({
  path: '/customers/reportForCaller',
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
    neededWhere('mobile', '请填写报案人的手机号', ({ customerId }) => customerId === undefined),
    neededWhere('licenseNo', '请填写车牌号', ({ policyId }) => policyId === undefined),
  ),
  response: object({ reportId: string(), receiptNo: string(), maskedPhone: string() }),
})

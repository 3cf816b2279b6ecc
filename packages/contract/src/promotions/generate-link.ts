import { object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { smsCode } from '../rules/sms-code.ts'
import { text } from '../rules/text.ts'

/** Makes the promotion link and its QR code. */
export const generateLink = defineCall({
  group: 'wp',
  path: '/api/groupBuy/generateLink',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    employeeNo: text(20, '工号'),
    promoterName: nameOf('推广人姓名', 30),
    promoteProduct: picklist(['car', 'non-car']),
    phoneNumber: mobile,
    smsValidCode: optional(smsCode),
    cityCode: optional(cityCode),
    address: optional(text(100, '地址')),
    addressCode: optional(text(8, '地区')),
    countyAddress: optional(text(50, '区县')),
    proCode: optional(text(20, '产品')),
    comCode: optional(text(20, '机构')),
    comName: optional(text(50, '机构')),
    groupByNo: optional(text(30, '团购号')),
    groupuserCode: optional(text(30, '代理人工号')),
    projectCode: optional(text(30, '项目代码')),
  }),
  response: object({}),
})

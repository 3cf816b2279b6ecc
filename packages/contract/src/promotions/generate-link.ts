import { object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { chosen } from '../rules/chosen.ts'
import { cityCode } from '../rules/city-code.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'
import { employeeNumber } from './employee-number.ts'
import { promotedProduct } from './promoted-product.ts'

/**
 * Takes a promoter's application (section 3) once its phone was proven, and makes the link that they
 * share. The name is that of the employee; `promoterName` is what `gettgname` showed of it, so that
 * nobody applies for another than they saw. A phone that promotes this product already is refused at
 * its field.
 */
export const generateLink = defineCall({
  group: 'wp',
  path: '/api/groupBuy/generateLink',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    employeeNo: employeeNumber,
    promoterName: text(30, '推广人姓名'),
    promoteProduct: promotedProduct,
    phoneNumber: mobile,
    cityCode,
    /** The county within it, where one was chosen. */
    countyAddress: optional(cityCode),
    /** One of those that `getComCode` names for the city. */
    comCode: chosen(20, '所属机构'),
    groupuserCode: optional(text(30, '代理人工号')),
    projectCode: optional(text(30, '项目代码')),
  }),
  response: object({
    /** The short link; its QR code is drawn from it. */
    carLink: string(),
  }),
})

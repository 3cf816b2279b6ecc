import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { email } from '../rules/people/email.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'
import { chosen, text } from '../rules/text.ts'
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
  kind: 'submit',
  level: 'phone',
  request: object({
    employeeNo: employeeNumber,
    promoterName: text(30, '推广人姓名'),
    promoteProduct: promotedProduct,
    phoneNumber: mobileOrOwn,
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

/**
 * Who an employee number belongs to: the family name, and where the form can begin. That is enough to see
 * that it was typed right.
 * A number of nobody is refused at its field; who tries many is answered so for all of them.
 */
export const namePromoter = defineCall({
  group: 'wp',
  path: '/api/groupBuy/gettgname',
  level: 'open',
  request: object({ employeeNo: employeeNumber }),
  response: object({
    promoterName: string(),
    comCode: string(),
    cityCode: string(),
  }),
})

/** Whether the visitor's own phone promotes this product already, and then by which link. */
export const groupCheckMobile = defineCall({
  group: 'wp',
  path: '/api/groupBuy/groupCheckMobile',
  level: 'phone',
  request: object({ phoneNumber: mobileOrOwn, promoteProduct: promotedProduct }),
  response: object({ isPromoter: boolean(), carLink: optional(string()) }),
})

/** E-mails the promotion link to its promoter, whose phone was proven. */
export const mailPromotionLink = defineCall({
  group: 'wp',
  path: '/api/groupBuy/tgsendEmail',
  kind: 'submit',
  level: 'phone',
  request: object({ phoneNumber: mobileOrOwn, email, promoteProduct: promotedProduct }),
  response: object({ maskedEmail: string() }),
})

export const promotionCalls = {
  namePromoter,
  groupCheckMobile,
  generateLink,
  mailPromotionLink,
}

import { boolean, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { promotedProduct } from '../promotions/promoted-product.ts'
import { cityCode } from '../rules/city-code.ts'
import { mobile } from '../rules/people/mobile.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'
import { nameOf } from '../rules/people/name.ts'

/** The end of a promoter's link: eight letters and digits, none that is taken for another. */
export const promoterCode = pipe(string(), regex(/^[2-9A-HJ-NP-Za-hjkmnp-z]{8}$/, '推广链接有误'))

/**
 * Takes who wants to buy (car-purchase entry, section 3) once their phone was proven: for a sales site
 * that is configured, which is told a number alone, or for an adviser who calls back. Asked for twice
 * in a day it is one wish.
 */
export const leaveLead = defineCall({
  path: '/purchases/leaveLead',
  kind: 'submit',
  level: 'phone',
  request: object({
    applicant: nameOf('投保人姓名'),
    mobile: mobileOrOwn,
    /** Of whoever recommended it; a promoter's link names them instead, and tells what is wanted. */
    sharePhone: optional(mobile),
    promoterCode: optional(promoterCode),
    cityCode,
  }),
  response: object({
    leadNo: string(),
    /** This phone left the same earlier today: it is the number of that, and nothing was added. */
    isRepeated: boolean(),
    /** When an adviser calls, in words; absent where the customer goes on to the sales site. */
    callBack: optional(string()),
    /** Never anything that runs instead of opening. */
    salesUrl: optional(pipe(string(), regex(/^https?:\/\//))),
  }),
})

/** Who recommends, as it is shown to whoever opened their link. */
export const queryPromoter = defineCall({
  path: '/purchases/queryPromoter',
  level: 'open',
  request: object({ promoterCode }),
  response: object({
    maskedName: string(),
    maskedPhone: string(),
    promoteProduct: promotedProduct,
  }),
})

export const purchaseCalls = { queryPromoter, leaveLead }

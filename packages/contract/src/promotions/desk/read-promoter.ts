import { type InferOutput, object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { promoterCode } from '../../purchases/promoter-code.ts'
import { promotedProduct } from '../promoted-product.ts'

const deskPromoter = object({
  appliedAt: string(),
  product: promotedProduct,
  employeeNo: string(),
  name: string(),
  phoneNumber: string(),
  comName: string(),
  areaName: string(),
  groupuserCode: optional(string()),
  projectCode: optional(string()),
  carLink: string(),
})
export type DeskPromoter = InferOutput<typeof deskPromoter>

/** One application whole, to reach who made it; else 1007. Reading it leaves a trace. */
export const readPromoter = defineDeskCall({
  path: '/promotions/readPromoter',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ promoterCode }),
  response: deskPromoter,
})

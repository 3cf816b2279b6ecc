import { array, type InferOutput, maxLength, object, optional, pipe, string, trim } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { promoterCode } from '../../purchases/lead.ts'
import { isoDay } from '../../rules/moments.ts'
import { storable } from '../../rules/text.ts'
import { promotedProduct } from '../promoted-product.ts'

/** Which applications are meant; all of them where nothing is named. */
export const promoterQuestion = {
  product: optional(promotedProduct),
  /** The first and the last day in China. */
  from: optional(isoDay('开始日期')),
  to: optional(isoDay('结束日期')),
  /** How an employee number begins. */
  employeeNo: optional(pipe(string(), trim(), maxLength(20, '工号最多 20 位'), storable()), ''),
  /** Words of the name, branch, area, codes or link; or the whole phone. */
  search: optional(pipe(string(), trim(), maxLength(40, '搜索最多 40 个字'), storable()), ''),
}

/** The same applications as a table for a spreadsheet, masked like the list. It leaves a trace. */
export const exportPromoters = defineDeskCall({
  path: '/promotions/exportPromoters',
  answer: 'file',
  access: 'decide-promoters',
  request: object(promoterQuestion),
})

const row = object({
  /** The end of the link, by which the application is named. */
  promoterCode: string(),
  /** 2026-11-22 08:43 */
  appliedAt: string(),
  product: promotedProduct,
  employeeNo: string(),
  maskedName: string(),
  maskedPhone: string(),
  comName: string(),
  /** 广东省 广州市 越秀区 */
  areaName: string(),
})
export type PromoterRow = InferOutput<typeof row>

/** Applications of promoters, the newest first, a page at a time. */
export const listPromoters = defineDeskCall({
  path: '/promotions/listPromoters',
  access: 'decide-promoters',
  request: object({ ...promoterQuestion, ...pageAsked }),
  response: object({ promoters: array(row), ...listExtent }),
})

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
  access: 'decide-promoters',
  request: object({ promoterCode }),
  response: deskPromoter,
})

export const promotionDeskCalls = {
  listPromoters,
  readPromoter,
  exportPromoters,
}

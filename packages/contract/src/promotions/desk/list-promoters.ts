import { array, type InferOutput, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { promotedProduct } from '../promoted-product.ts'
import { promoterQuestion } from './promoter-question.ts'

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
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ ...promoterQuestion, ...pageAsked }),
  response: object({ promoters: array(row), ...listExtent }),
})

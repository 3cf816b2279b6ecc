import { array, type InferOutput, object } from 'valibot'
import { listExtent } from '../list-page.ts'
import { orderSummary } from './order-summary.ts'

/** Orders, what can be paid first, then the latest, a page at a time. */
export const orderList = object({ payInfoList: array(orderSummary), ...listExtent })
export type OrderList = InferOutput<typeof orderList>

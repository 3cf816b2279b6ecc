import { type InferOutput, picklist } from 'valibot'

/** Why no claim comes of a report; `not-ours` is never said of a car whose policy the reporter has proven. */
export const closeReason = picklist(
  ['withdrew', 'double', 'settled', 'not-ours', 'other'],
  '请选择为什么结束',
)
export type CloseReason = InferOutput<typeof closeReason>

/** What staff read of it. */
export const closeReasonNames: Readonly<Record<CloseReason, string>> = {
  withdrew: '报案人说不用报了',
  double: '和另一次报案重复',
  settled: '双方自行解决了',
  'not-ours': '没有查到在我们这里的保险',
  other: '其他原因',
}

/** What staff do with a report, beside noting what was said. */
export const reportAct = picklist(['closed', 'reopened', 'same', 'different'])
export type ReportAct = InferOutput<typeof reportAct>

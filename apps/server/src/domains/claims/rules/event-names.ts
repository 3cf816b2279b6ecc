import type { ClaimEventType } from './claim-event.ts'
import type { LossType } from './loss-type.ts'
import { begins } from './timeline.ts'
import { ownTitleOf } from './words-by-kind.ts'

/** What is read of each event, as of a car. */
const eventNames: Readonly<Record<ClaimEventType, string>> = {
  survey: '开始查勘',
  resurvey: '开始复勘',
  'injury-tracking': '开始人伤跟踪',
  assessment: '开始定损',
  'added-assessment': '开始追加定损',
  'documents-asked': '请客户交材料',
  calculation: '开始理算',
  review: '开始核赔',
  agreed: '客户已确认赔付方案',
  reopened: '重新受理',
  'documents-sent': '客户已交材料',
  'documents-complete': '材料已收齐',
  'agreement-asked': '请客户确认赔付方案',
  'refusal-notice': '已书面说明不赔原因',
  paid: '赔款已支付',
  refused: '决定不予赔付',
  cancelled: '报案注销',
  corrected: '更正',
}

/** 开始核实航班 instead of 开始查勘, where the step has a name of its own. */
export function eventNameOf(type: ClaimEventType, lossTypes: readonly LossType[]): string {
  const step = begins[type]
  const title = step && ownTitleOf(step, lossTypes)
  return title === undefined ? eventNames[type] : `开始${title}`
}

import type { ClaimEventType } from '../rules/claim-event.ts'
import type { LossType } from '../rules/loss-type.ts'
import { begins } from '../rules/timeline.ts'
import { ownNoticeOf } from '../rules/words-by-kind.ts'

/**
 * What an SMS says of each event, in a few words. Undefined where none is sent: the customer did it, and knows.
 * It tells neither of an injury nor of a refusal, since others may see the screen.
 */
const noticeWords: Readonly<Record<ClaimEventType, string | undefined>> = {
  survey: '正在查勘',
  resurvey: '正在复勘',
  'injury-tracking': '正在核实损失',
  assessment: '正在定损',
  'added-assessment': '正在追加定损',
  'documents-asked': '请提交理赔材料',
  calculation: '正在计算赔款',
  review: '正在审核赔付方案',
  agreed: undefined,
  reopened: '已重新受理',
  'documents-sent': undefined,
  'documents-complete': '理赔材料已收齐',
  'agreement-asked': '请确认赔付方案',
  'refusal-notice': '处理结果已说明',
  paid: '赔款已支付',
  refused: '已有处理结果',
  cancelled: '已有处理结果',
  corrected: '理赔进展有更正',
}

/** The same in the words of what was harmed (`words-by-kind.ts`). */
export function noticeOf(type: ClaimEventType, lossTypes: readonly LossType[]): string | undefined {
  const step = begins[type]
  return (step && ownNoticeOf(step, lossTypes)) ?? noticeWords[type]
}

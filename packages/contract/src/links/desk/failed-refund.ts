import { type InferOutput, object, picklist, string } from 'valibot'

/** What follows a refund whose transfer failed: another link goes to its customer, a colleague takes it over, or something else. */
export const failureEnding = picklist(['sent-anew', 'handed-on', 'otherwise'], '请选择怎么办理')
export type FailureEnding = InferOutput<typeof failureEnding>

/** What staff read of each. */
export const failureEndingNames: Readonly<Record<FailureEnding, string>> = {
  'sent-anew': '重新发送收款链接',
  'handed-on': '已转交同事',
  otherwise: '已另行处理',
}

/** What staff said of it, for colleagues alone. */
export const failureClosing = object({
  how: failureEnding,
  note: string(),
  /** `2026-11-16 08:30`. */
  closedAt: string(),
  /** Empty of a colleague who has left. */
  closedByName: string(),
})

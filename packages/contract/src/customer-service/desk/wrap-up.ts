import { type InferOutput, picklist } from 'valibot'

/** How a conversation ended for its customer. */
export const chatOutcome = picklist(['solved', 'to-follow', 'handed-on', 'left'])
export type ChatOutcome = InferOutput<typeof chatOutcome>

/** What staff read of it. */
export const chatOutcomeNames: Readonly<Record<ChatOutcome, string>> = {
  solved: '已解决',
  'to-follow': '还要跟进',
  'handed-on': '转给别的部门',
  left: '客户中途离开',
}

import { boolean, type InferOutput, object, picklist, string } from 'valibot'

/** How a conversation ended for its customer. */
export const chatOutcome = picklist(['solved', 'to-follow', 'handed-on', 'left'], '请选择处理结果')
export type ChatOutcome = InferOutput<typeof chatOutcome>

/** What staff read of it. */
export const chatOutcomeNames: Readonly<Record<ChatOutcome, string>> = {
  solved: '已解决',
  'to-follow': '还要跟进',
  'handed-on': '转给别的部门',
  left: '客户中途离开',
}

/** What conversations are sorted by: one cause at their end, and any tags. */
export const chatLabelKind = picklist(['cause', 'tag'])
export type ChatLabelKind = InferOutput<typeof chatLabelKind>

/** One of the list that supervisors keep. A retired one stays where it was said, and is not said again. */
export const chatLabel = object({
  labelId: string(),
  kind: chatLabelKind,
  name: string(),
  isRetired: boolean(),
})
export type ChatLabel = InferOutput<typeof chatLabel>

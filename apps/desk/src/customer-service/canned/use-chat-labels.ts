import type {
  ChatLabel,
  ChatLabelKind,
} from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { chatLabels } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import type { Choice } from '../../kit/fields/choice.ts'

/** All causes and tags; none while they are asked for. */
export function useChatLabels(): readonly ChatLabel[] {
  return useDeskQuery(chatLabels, {}).value?.labels ?? []
}

/** Those that may be said now. */
export function choicesOfKind(labels: readonly ChatLabel[], kind: ChatLabelKind): Choice<string>[] {
  return labels
    .filter((label) => label.kind === kind && !label.isRetired)
    .map(({ labelId, name }) => ({ value: labelId, label: name }))
}

import type { chatLabels, saveChatLabel } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { readLabel, readLabels, storeLabel } from '../../store/chat-label.repository.ts'
import { chatLabelOf } from '../read-chat.ts'

export function answerChatLabels(
  services: CustomerServiceServices,
): DeskHandler<typeof chatLabels> {
  return async () => ({ labels: (await readLabels(services)).map(chatLabelOf) })
}

/** What was called by a label is called by its new name; a cause never becomes a tag. */
export function answerSaveChatLabel(): DeskHandler<typeof saveChatLabel> {
  return async ({ labelId: id, ...label }, { db, record }) => {
    if (id !== undefined && (await readLabel({ db }, id))?.kind !== label.kind) throw isGone()
    const stored = await storeLabel({ db }, { id, ...label })
    if (stored === undefined) throw fieldRefused('name', '已经有这个名称（可能已停用），请换一个。')
    const outcome = stored.isRetired ? 'retired' : 'saved'
    record({ event: 'chat-label-changed', objectId: stored.id, outcome })
    return { label: chatLabelOf(stored) }
  }
}

function isGone(): Failure {
  return stateChanged('没有这一项，请刷新查看。')
}

import type { tagChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { readLabels, storeTags, tagsOf } from '../store/chat-label.repository.ts'
import { conversationTopic } from '../store/conversation.repository.ts'
import { isOwn, lockReadableChat, notYours } from './chat-access.ts'

/** A retired tag stays where it is, and is put nowhere anew. */
export function answerTagChat(services: CustomerServiceServices): DeskHandler<typeof tagChat> {
  return async ({ chatId, labelIds }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    if (conversation.status !== 'ended' && !isOwn(staff, conversation)) throw notYours()
    const [labels, before] = await Promise.all([readLabels(store), tagsOf(store, [chatId])])
    const known = new Set([
      ...labels.filter(({ kind, isRetired }) => kind === 'tag' && !isRetired).map(({ id }) => id),
      ...(before.get(chatId) ?? []).map(({ id }) => id),
    ])
    const wanted = [...new Set(labelIds)]
    if (!wanted.every((id) => known.has(id))) {
      throw fieldRefused('labelIds', '有标签已停用，请重新选择。')
    }
    await storeTags(store, chatId, wanted)
    await services.notifier.notify(conversationTopic(chatId), db)
    record({ event: 'chat-tagged', objectId: chatId, outcome: `${wanted.length}` })
    return {}
  }
}

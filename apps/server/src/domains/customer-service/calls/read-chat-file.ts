import type { readChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import { readSentFiles } from '../store/sent-files.ts'
import { isChatFileHandle } from './chat-file-handle.ts'

/** Shows a file of this visit, or of another one of a phone that was proven in this session. */
export function answerReadChatFile(
  services: CustomerServiceServices,
): Handler<typeof readChatFile> {
  return async ({ handle }, { session }) => {
    const phones = await services.grants.known(session, 'phone')
    const files = await readSentFiles(services, {
      sessionId: session.id,
      phoneKeys: phones.map(({ object }) => object.customerKey),
    })
    const file = files.find(({ fileId }) => isChatFileHandle(services, session, fileId, handle))
    if (file === undefined) throw nothingFound()
    const { fileId: id, conversationId, mediaType } = file
    const bytes = await services.files.read({ customerKey: conversationKey(conversationId), id })
    return { handle, mediaType, data: Buffer.from(bytes).toString('base64') }
  }
}

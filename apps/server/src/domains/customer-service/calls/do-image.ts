import type { doImage } from '@ecenter/contract/customer-service/do-image.ts'
import type { Parts } from '../../../parts.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import { readSentFiles } from '../store/sent-files.ts'
import { isChatFileHandle } from './chat-file-handle.ts'

/** Shows a file of this visit, or of another one of a phone that was proven in this session. */
export function answerDoImage(parts: Parts): Handler<typeof doImage> {
  return async ({ handle }, { session }) => {
    const phones = await parts.grants.known(session, 'phone')
    const files = await readSentFiles(parts, {
      sessionId: session.id,
      phoneKeys: phones.map(({ object }) => object.customerKey),
    })
    const file = files.find(({ fileId }) => isChatFileHandle(parts, session, fileId, handle))
    if (file === undefined) throw nothingFound()
    const { fileId: id, conversationId, mediaType } = file
    const bytes = await parts.files.read({ customerKey: conversationKey(conversationId), id })
    return { handle, mediaType, data: Buffer.from(bytes).toString('base64') }
  }
}

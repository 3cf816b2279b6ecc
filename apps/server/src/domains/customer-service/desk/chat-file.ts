import type { chatFile } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { readSaidAt } from '../store/read-said.ts'
import { readableChat } from './chat-access.ts'

export function answerChatFile(services: CustomerServiceServices): DeskHandler<typeof chatFile> {
  return async ({ chatId, seq }, { staff, trace }) => {
    const conversation = await readableChat(services, staff, chatId)
    const said = await readSaidAt(services, conversation, seq)
    if (said?.content.kind !== 'file') throw nothingFound()
    const { fileId, mediaType } = said.content
    const bytes = await services.files.read({ customerKey: Buffer.alloc(0), id: fileId })
    await trace({ event: 'chat-file-read', objectId: chatId, outcome: `seq ${seq}` })
    return { bytes, contentType: mediaType }
  }
}

import type { sendFileToChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandlerAhead, Staff } from '../../../platform/calls/desk-handler.ts'
import { tooManyLookups, uploadRefused } from '../../../platform/calls/failure.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import { cleanUpload } from '../../../platform/uploads/clean-upload.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { conversationKey, readConversation } from '../store/conversation.repository.ts'
import { readSaidAs } from '../store/read-said.ts'
import type { Said, ToSay } from '../store/said.ts'
import { say } from '../store/say.ts'
import { countSentFiles, filesAtMost } from '../store/sent-files.ts'
import { lockOwnChat, readOwnChat } from './chat-access.ts'
import { deskMessageOf } from './desk-message-of.ts'

type FileContent = Extract<ToSay['content'], { kind: 'file' }>

/** What was said before under the same id, or what is to be said. */
type Ready =
  | { readonly said: Said }
  | {
      readonly said?: never
      readonly chatId: string
      readonly sentAs: string
      readonly stored: FileRef
      readonly content: FileContent
    }

/** A file of staff is judged, sealed and kept as one of the customer is. */
export function answerSendFileToChat(
  services: CustomerServiceServices,
): DeskHandlerAhead<typeof sendFileToChat, Ready> {
  return {
    async ahead({ chatId, sentAs, name, file }, { staff }) {
      // Its answer was lost, and the conversation may have ended since: it was said all the same.
      const said = await saidBefore(services, staff, chatId, sentAs)
      if (said !== undefined) return { said }
      await readOwnChat(services, staff, chatId)
      if (!(await services.limits.take('chatFilesByStaff', staff.id))) {
        throw tooManyLookups('您一小时内发送的文件太多，请稍后再发。')
      }
      // Of one office each has turns of their own.
      const clean = await cleanUpload(services, { network: staff.id, session: staff.id }, file)
      // Where nothing comes to name it, it is removed later.
      const stored = await services.files.store(conversationKey(chatId), clean.bytes)
      const { mediaType } = clean
      const bytes = clean.bytes.length
      const content: FileContent = {
        ...{ kind: 'file', fileId: stored.id, name: nameOf(name, mediaType) },
        ...{ mediaType, bytes },
      }
      return { chatId, sentAs, stored, content }
    },
    async act(ready, { db, staff, record }) {
      const names = new Map([[staff.id, staff.name]])
      if (ready.said !== undefined) return { message: deskMessageOf(ready.said, names) }
      const { chatId, sentAs, stored, content } = ready
      const store = { ...services, db }
      const conversation = await lockOwnChat(store, staff, chatId)
      // Two with the same name may have been judged at once.
      const before = await readSaidAs(store, conversation, sentAs)
      if (before !== undefined) return { message: deskMessageOf(before, names) }
      if ((await countSentFiles(store, conversation, 'agent')) >= filesAtMost) {
        throw uploadRefused(`一个会话里最多发 ${filesAtMost} 个文件，不能再发。`)
      }
      await services.files.keep(stored, db)
      const { agentName, agentNumber } = conversation
      const speaker = { staffId: staff.id, agentName, agentNumber }
      const toSay: ToSay = { from: 'agent', content, sentAs, ...speaker }
      const said = await say(store, conversation, toSay, services.clock.now())
      record({ event: 'chat-file-sent', objectId: chatId, outcome: content.mediaType })
      return { message: deskMessageOf(said, names) }
    },
  }
}

async function saidBefore(
  services: CustomerServiceServices,
  { id }: Pick<Staff, 'id'>,
  chatId: string,
  sentAs: string,
): Promise<Said | undefined> {
  const conversation = await readConversation(services, chatId)
  const said = conversation && (await readSaidAs(services, conversation, sentAs))
  return said?.staffId === id ? said : undefined
}

/** A PDF that is kept needs its ending; a picture is only looked at. */
function nameOf(name: string, mediaType: FileContent['mediaType']): string {
  return mediaType === 'application/pdf' ? `${name.replace(/\.pdf$/i, '')}.pdf` : name
}

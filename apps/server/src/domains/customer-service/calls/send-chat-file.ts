import type { sendChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { boolean } from 'valibot'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import type { CleanFile } from '../../../platform/uploads/uploads.ts'
import { needSlide } from '../../../platform/verification/slide-captcha.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import { countSentFiles } from '../store/sent-files.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { isForRobot } from './question.ts'
import { sayNotice, sayNow } from './turn.ts'
import {
  lockOpenConversationOfVisitor,
  openConversationOfVisitor,
} from './visitors-conversation.ts'

const filesAtMost = 30

/** Judged twice, as every file is: before the work, and with the conversation locked. */
export function answerSendChatFile(
  services: CustomerServiceServices,
): Handler<typeof sendChatFile> {
  return async ({ signid, file }, visitor) => {
    const { requestId, commit, once } = visitor.submission
    const { id } = await openConversationOfVisitor(services, visitor, signid)
    await limitMessages(services, visitor)
    await askForSlide(services, visitor)
    const isWithinLimit = await once({
      name: 'count',
      result: boolean(),
      act: () => services.limits.take('chatFilesBySession', visitor.session.id),
      whenLost: 'act again',
    })
    if (!isWithinLimit) throw tooManyFiles()
    const clean = await cleanUpload(services, senderOf(visitor), file)
    const stored = await services.files.store(conversationKey(id), clean.bytes)

    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      if ((await countSentFiles(within, conversation)) >= filesAtMost) throw tooManyFiles()
      await services.files.keep(stored, db)
      const turn = { services: within, record, conversation }
      const content = contentOf(stored.id, clean)
      const said = [await sayNow(turn, { from: 'customer', sentAs: requestId, content })]
      if (isForRobot(conversation)) said.push(await sayNotice(turn, forPeople))
      record({ event: 'chat-file-sent', objectId: id, outcome: clean.mediaType })
      return changeOf(within, visitor, conversation, said)
    })
  }
}

/**
 * Files cost much to look at: who has proven no phone passes a slide before the second one. Those of the
 * next two minutes go with it, for photos are chosen several at once.
 */
async function askForSlide(
  services: CustomerServiceServices,
  { session, submission }: Pick<VisitorOf<typeof sendChatFile>, 'session' | 'submission'>,
): Promise<void> {
  if (await services.grants.hasProvenPhone(session)) return
  const isFirst = await submission.once({
    name: 'first-file',
    result: boolean(),
    act: () => services.limits.take('filesOfUnprovenBySession', session.id),
    whenLost: 'act again',
  })
  if (!isFirst) await needSlide(services, session)
}

/** What it was called on somebody's phone is nobody's business. */
function contentOf(fileId: string, { bytes, mediaType }: CleanFile): ChatContent {
  const name = mediaType === 'image/jpeg' ? '图片' : 'PDF 文件'
  return { kind: 'file', fileId, name, mediaType, bytes: bytes.length }
}

/** Said where the robot is spoken to. */
export const forPeople = '已收到。智能客服看不了这些内容，需要人工查看请点“转人工”。'

function tooManyFiles() {
  return uploadRefused('发送的文件太多，暂时不能再发。需要补充请拨打 {hotline}。')
}

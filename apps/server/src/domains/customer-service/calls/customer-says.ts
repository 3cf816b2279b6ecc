import type { leaveMessage } from '@ecenter/contract/customer-service/service-calls.ts'
import type { question, sendChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { boolean } from 'valibot'
import { stateChanged, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { cleanUpload, senderOf } from '../../../platform/uploads/clean-upload.ts'
import type { CleanFile } from '../../../platform/uploads/uploads.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { needSlide } from '../../../platform/verification/slide-captcha.ts'
import type { Services } from '../../services.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { promiseOf } from '../hours/promise.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'
import { faqIndexOf } from '../robot/faq-index.ts'
import { replyTo } from '../robot/reply-to.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import { countSentFiles, filesAtMost } from '../store/sent-files.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { robotTurn } from './robot-turn.ts'
import { sayAsCustomer, sayNotice, sayNow } from './turn.ts'
import {
  lockOpenConversationOfVisitor,
  openConversationOfVisitor,
} from './visitors-conversation.ts'

/** Says what a customer typed, and what the robot has to say to it. */
export function answerQuestion(services: CustomerServiceServices): Handler<typeof question> {
  return async ({ signid, content: text }, visitor) => {
    const { requestId, commit } = visitor.submission
    await limitMessages(services, visitor)
    const index = await faqIndexOf(await services.faqs.shown())
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const turn = { services: within, record, conversation, visitor }
      const said = [await sayAsCustomer(turn, requestId, text)]
      if (isForRobot(conversation)) said.push(await robotTurn(turn, text, replyTo(text, index)))
      return changeOf(within, visitor, conversation, said)
    })
  }
}

/** Also while a message waits for its answer, which may take until tomorrow; to a person it never talks in between. */
export function isForRobot({ status }: Pick<Conversation, 'status'>): boolean {
  return status === 'robot' || status === 'message-left'
}

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
      if ((await countSentFiles(within, conversation, 'customer')) >= filesAtMost)
        throw tooManyFiles()
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

/** Stores what a customer leaves, for whoever is there first; what is left twice waits since the first time. */
export function answerLeaveMessage(
  services: CustomerServiceServices,
): Handler<typeof leaveMessage> {
  return async ({ signid, content: text, mobile }, visitor) => {
    const { requestId, commit } = visitor.submission
    const { object } = await provenPhone(services, visitor, mobile)
    await limitMessages(services, visitor)
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const at = services.clock.now()
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      refuseWhileServed(within, conversation, at)
      const turn = { services: within, record, conversation }
      const hasLeft = conversation.status === 'message-left'
      const since = (hasLeft && conversation.queuedAt) || at
      const phoneKey = object.customerKey
      const change = { status: 'message-left', queuedAt: since, phoneKey, mobile } as const
      await changeConversation(within, conversation, change, at)
      const promise = promiseOf(services.settings, since)
      const notice = `留言已收到，我们在 ${promise}回复您，并发短信到 ${maskMobile(mobile)}。`
      const said = [await sayAsCustomer(turn, requestId, text), await sayNotice(turn, notice)]
      const subject = phoneKey.toString('hex')
      record({ event: 'message-left', objectId: conversation.id, subject, outcome: 'left' })
      return changeOf(within, visitor, conversation, said)
    })
  }
}

/** Who can be answered at once leaves no message. */
function refuseWhileServed(
  { settings: { consultHours } }: Pick<Services, 'settings'>,
  { status }: Pick<Conversation, 'status'>,
  at: Date,
): void {
  if (status === 'person') {
    throw stateChanged('客服正在为您服务，请直接发送。')
  }
  if (status === 'robot' && serviceHoursAt(consultHours, at).isOpen) {
    throw stateChanged('人工客服现在在线，请点“转人工”。')
  }
}

import type { customerServiceCalls } from '@ecenter/contract/customer-service/service-calls.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import {
  type Failure,
  fieldRefused,
  grantMissing,
  mustBeFound,
  nothingFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { serviceHoursAt } from '../hours/service-hours.ts'
import { type FaqIndex, faqIndexOf } from '../robot/faq-index.ts'
import { isRateable } from '../rules/chat-message-of.ts'
import { canBeRated } from '../rules/conversation-state.ts'
import { greetingAt } from '../rules/greeting.ts'
import { hotQuestions, topicsOfPath } from '../rules/hot-questions.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import type { Conversation } from '../store/conversation.ts'
import type { Faq } from '../store/faq.ts'
import { rateSaid, readAskedBefore, readSaidAt, readSaidBefore } from '../store/read-said.ts'
import { noteMiss } from '../store/robot-miss.repository.ts'
import type { Said } from '../store/said.ts'
import { readSentFiles } from '../store/sent-files.ts'
import { callPerson } from './call-person.ts'
import { cardOf } from './card-of.ts'
import { changeOf, stateNow } from './change-of.ts'
import { isChatFileHandle } from './chat-file-handle.ts'
import {
  answerLeaveMessage,
  answerQuestion,
  answerSendChatFile,
  forPeople,
  isForRobot,
} from './customer-says.ts'
import { answerEndConversation } from './end-conversation.ts'
import { answerFollowConversation } from './follow-conversation.ts'
import { answerLinkHistory } from './link-history.ts'
import { limitMessages } from './message-limits.ts'
import { answerQueryPageMessage } from './query-page-message.ts'
import { sayAsRobot, suggest } from './robot-turn.ts'
import { sayAsCustomer, sayNotice, sayNow, type Turn } from './turn.ts'
import { answerUserSign } from './user-sign.ts'
import {
  lockConversationOfVisitor,
  lockOpenConversationOfVisitor,
} from './visitors-conversation.ts'

const sorry = '很抱歉没有帮到您。'

export function customerServiceHandlers(
  services: CustomerServiceServices,
): Handlers<typeof customerServiceCalls> {
  const { clock, faqs, settings } = services
  return {
    /** What a link or poster is about goes before the screen that somebody came from. */
    async customerInitAndConsultation({ subsource, entryId = '' }) {
      const topics = settings.entryTopics.get(entryId) ?? topicsOfPath(subsource)
      return {
        greeting: greetingAt(clock.now(), settings.brand.name),
        hotQuestions: hotQuestions(await faqs.shown(), topics),
        consultation: serviceHoursAt(settings.consultHours, clock.now()),
      }
    },
    userSign: answerUserSign(services),
    question: answerQuestion(services),
    /** Asks for a person; whoever waits already stays where they are. */
    async askForAgent({ signid, content: text }, visitor) {
      const { requestId, commit } = visitor.submission
      await limitMessages(services, visitor)
      return commit(async ({ db, record }) => {
        const within = { ...services, db }
        const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
        const turn = { services: within, record, conversation, visitor }
        const said: Said[] = []
        if (text !== undefined) said.push(await sayAsCustomer(turn, requestId, text))
        if (isForRobot(conversation)) said.push(await callPerson(turn))
        return changeOf(within, visitor, conversation, said)
      })
    },
    /** Rates once; who answered is known, whatever the request says. */
    rateConversation: async ({ signid, score, content: rating }, visitor) =>
      visitor.submission.commit(async ({ db, record }) => {
        const within = { ...services, db }
        const conversation = await lockConversationOfVisitor(within, visitor, signid)
        const at = services.clock.now()
        if (!canBeRated(conversation, at)) throw cannotBeRated(conversation)
        await changeConversation(within, conversation, { score, rating }, at)
        record({ event: 'conversation-rated', objectId: conversation.id, outcome: `${score}` })
        return { state: await stateNow(within, conversation) }
      }),
    /** Calls an answer helpful or not; who was not helped is told once what else can be done. */
    async rateAnswer({ signid, seq, isHelpful }, visitor) {
      const index = await faqIndexOf(await services.faqs.shown())
      return visitor.submission.commit(async ({ db, record }) => {
        const within = { ...services, db }
        const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
        const turn = { services: within, record, conversation }
        const rated = await readSaidAt(within, conversation, seq)
        if (rated === undefined || !isRateable(rated)) throw notRateable()
        await rateSaid(within, conversation, rated, isHelpful)
        const said: Said[] = [{ ...rated, isHelpful }]
        const isNews = !isHelpful && rated.isHelpful !== false
        if (isNews) said.push(...(await helpOn(turn, rated, index)))
        return changeOf(within, visitor, conversation, said)
      })
    },
    sendChatFile: answerSendChatFile(services),
    /** Shows a file of this visit, or of another one of a phone that was proven in this session. */
    async readChatFile({ handle }, { session }) {
      // As with the words beside them: staff send to who has proven something since, and an older cookie may be a thief's.
      if (session.cookieReplacedAt !== undefined) throw nothingFound()
      const phones = await services.grants.known(session, 'phone')
      const files = await readSentFiles(services, {
        sessionId: session.id,
        phoneKeys: phones.map(({ object }) => object.customerKey),
      })
      const file = mustBeFound(
        files.find(({ fileId }) => isChatFileHandle(services, session, fileId, handle)),
      )
      const { fileId: id, conversationId, mediaType } = file
      const bytes = await services.files.read({ customerKey: conversationKey(conversationId), id })
      return { handle, mediaType, data: Buffer.from(bytes).toString('base64') }
    },
    queryPageMessage: answerQueryPageMessage(services),
    /** When advisers answer. */
    readServiceHours: async () => serviceHoursAt(settings.consultHours, clock.now()),
    /** When sales advisers answer. */
    readSalesHours: async () => serviceHoursAt(settings.salesHours, clock.now()),
    followConversation: answerFollowConversation(services),
    /** What was seen stays seen, in whatever order it is told; nobody has seen what was not said yet. */
    readMessages: async ({ signid, seq }, visitor) =>
      visitor.submission.commit(async ({ db }) => {
        const within = { ...services, db }
        const conversation = await lockConversationOfVisitor(within, visitor, signid)
        const readByCustomer = Math.min(seq, conversation.lastSeq)
        if (readByCustomer > conversation.readByCustomer) {
          await changeConversation(within, conversation, { readByCustomer }, services.clock.now())
        }
        return {}
      }),
    leaveMessage: answerLeaveMessage(services),
    linkHistory: answerLinkHistory(services),
    /** Shares what this session has proven; the same thing twice in a row is said once. */
    async shareCard({ signid }, visitor) {
      const { grant, submission } = visitor
      const { requestId, commit } = submission
      await limitMessages(services, visitor)
      const card = await cardOf(services, grant)
      if (card === undefined) throw grantMissing()
      return commit(async ({ db, record }) => {
        const within = { ...services, db }
        const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
        const latest = await readSaidBefore(within, conversation, { before: undefined, atMost: 2 })
        const last = latest.findLast(({ from }) => from === 'customer')
        if (last?.content.kind === 'card' && last.content.objectId === card.objectId)
          return changeOf(within, visitor, conversation, [last])
        const turn = { services: within, record, conversation }
        const said = [await sayNow(turn, { from: 'customer', sentAs: requestId, content: card })]
        if (isForRobot(conversation)) said.push(await sayNotice(turn, forPeople))
        record({ event: 'card-shared', ...about(grant.object), outcome: card.about })
        return changeOf(within, visitor, conversation, said)
      })
    },
    /** Whoever was taken meanwhile, or does not wait, stays where they are. */
    stopWaiting: async ({ signid }, visitor) =>
      visitor.submission.commit(async ({ db, record }) => {
        const within = { ...services, db }
        const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
        const isQueued = conversation.status === 'queued'
        const said = isQueued ? [await leaveQueue({ services: within, record, conversation })] : []
        return changeOf(within, visitor, conversation, said)
      }),
    endConversation: answerEndConversation(services),
  }
}

/** Who left a message before waits for its answer again; everybody else is with the robot. */
async function leaveQueue(turn: Turn): Promise<Said> {
  const { services, conversation, record } = turn
  const hasLeft = conversation.mobile !== undefined
  const next = hasLeft
    ? { status: 'message-left' as const }
    : { status: 'robot' as const, queuedAt: null }
  await changeConversation(services, conversation, next, services.clock.now())
  record({ event: 'person-asked', objectId: conversation.id, outcome: 'taken back' })
  const kept = hasLeft ? '您的留言还在，有答复时发短信告诉您。' : '前面说的都还在，您可以继续问我。'
  return sayNotice(turn, `已取消等待。${kept}需要时请再点“转人工”。`)
}

function cannotBeRated({ takenAt, score }: Conversation): Failure {
  return stateChanged(whyNot())

  function whyNot(): string {
    if (takenAt === undefined) return '人工客服服务后才能评价。'
    if (score !== undefined) return '您已评价过，感谢您的反馈。'
    return '会话结束已超过 24 小时，不能再评价。'
  }
}

/** Notes what was asked, so that somebody writes a better answer, and offers what is near. */
async function helpOn(turn: Turn, rated: Said, index: FaqIndex): Promise<Said[]> {
  const { services, conversation } = turn
  const asked = await readAskedBefore(services, conversation, rated.seq)
  const text = asked?.content.kind === 'text' ? asked.content.text : ''
  await noteMiss(services, { text, reason: 'unhelpful', at: services.clock.now() })
  if (!isForRobot(conversation)) return []
  const others = index.nearest(text).filter(({ id }) => id !== rated.faqId)
  return [await offer(turn, others)]
}

function offer(turn: Turn, others: readonly Faq[]): Promise<Said> {
  return others.length > 0
    ? suggest(turn, `${sorry}您要问的可能是下面的问题；都不是的话，请点“转人工”。`, others)
    : sayAsRobot(turn, `${sorry}您可以换个说法再问，或者点“转人工”，由客服为您解答。`)
}

/** No such message, or none that the robot answered with. */
function notRateable() {
  return fieldRefused('seq', '这条消息不能评价。')
}

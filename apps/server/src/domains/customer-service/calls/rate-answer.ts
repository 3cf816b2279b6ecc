import type { rateAnswer } from '@ecenter/contract/customer-service/service-calls.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { type FaqIndex, faqIndexOf } from '../robot/faq-index.ts'
import { isRateable } from '../rules/chat-message-of.ts'
import type { Faq } from '../store/faq.ts'
import { rateSaid } from '../store/rate-said.ts'
import { readAskedBefore, readSaidAt } from '../store/read-said.ts'
import { noteMiss } from '../store/robot-miss.repository.ts'
import type { Said } from '../store/said.ts'
import { changeOf } from './change-of.ts'
import { isForRobot } from './question.ts'
import { sayAsRobot, suggest } from './robot-turn.ts'
import type { Turn } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

const sorry = '很抱歉没有帮到您。'

/** Calls an answer helpful or not; who was not helped is told once what else can be done. */
export function answerRateAnswer(services: CustomerServiceServices): Handler<typeof rateAnswer> {
  return async ({ signid, seq, isHelpful }, visitor) => {
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

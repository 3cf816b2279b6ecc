import type { Reply } from '../robot/reply-to.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Faq } from '../store/faq.ts'
import { noteMiss } from '../store/robot-miss.repository.ts'
import type { Said } from '../store/said.ts'
import { callPerson } from './call-person.ts'
import { type CustomerTurn, sayNow, spoken, type Turn } from './turn.ts'

/** As many questions in a row without an answer bring a person. */
const missesAtMost = 2

const unknown = '抱歉，我没有找到答案。您可以换个说法再问，或者点“转人工”，由客服为您解答。'

/** Says what the robot has to say to a text, or calls a person. */
export async function robotTurn(turn: CustomerTurn, text: string, reply: Reply): Promise<Said> {
  switch (reply.kind) {
    case 'person':
      return callPerson(turn)
    case 'courtesy':
      return sayAsRobot(turn, reply.text)
    case 'answer':
      await countMisses(turn, 0)
      return answer(turn, reply.faq)
    case 'suggestions':
      return suggest(turn, '您想问的是不是：', reply.faqs)
    case 'unknown':
      return miss(turn, text)
  }
}

/** Offers questions; choosing one asks it. */
export function suggest(turn: Turn, text: string, faqs: readonly Faq[]): Promise<Said> {
  const questions = faqs.map(({ question }) => question)
  return sayNow(turn, { from: 'robot', content: { kind: 'suggestions', text, questions } })
}

export function sayAsRobot(turn: Turn, text: string): Promise<Said> {
  return sayNow(turn, { from: 'robot', content: { kind: 'text', text, links: [] } })
}

function answer(turn: Turn, { id, answer: words, links }: Faq): Promise<Said> {
  const text = spoken(turn, words)
  return sayNow(turn, {
    from: 'robot',
    faqId: id,
    content: { kind: 'text', text, links: [...links] },
  })
}

async function miss(turn: CustomerTurn, text: string): Promise<Said> {
  const { services, conversation } = turn
  await noteMiss(services, { text, reason: 'unknown', at: services.clock.now() })
  const misses = conversation.misses + 1
  if (misses >= missesAtMost) return callPerson(turn)
  await countMisses(turn, misses)
  return sayAsRobot(turn, unknown)
}

async function countMisses({ services, conversation }: Turn, misses: number): Promise<void> {
  if (misses === conversation.misses) return
  await changeConversation(services, conversation, { misses }, services.clock.now())
}

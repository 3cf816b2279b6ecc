import type { Visitor } from '../../../platform/calls/handler.ts'
import type { Transaction } from '../../../platform/calls/submission.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import type { Conversation } from '../store/conversation.ts'
import type { Said, ToSay } from '../store/said.ts'
import { say } from '../store/say.ts'

/** One call in a conversation that its transaction has locked. */
export interface Turn {
  /** Its `db` is the transaction. */
  readonly services: CustomerServiceServices
  readonly record: Transaction['record']
  readonly conversation: Conversation
}

/** A turn of the customer's own. */
export interface CustomerTurn extends Turn {
  readonly visitor: Visitor
}

/** Says something now. */
export function sayNow({ services, conversation }: Turn, said: ToSay): Promise<Said> {
  return say(services, conversation, said, services.clock.now())
}

/** Says what the customer typed, under the id that they gave it. */
export function sayAsCustomer(turn: Turn, sentAs: string, text: string): Promise<Said> {
  return sayNow(turn, { from: 'customer', sentAs, content: { kind: 'text', text, links: [] } })
}

/** Says something for the house itself. */
export function sayNotice(turn: Turn, text: string): Promise<Said> {
  return sayNow(turn, noticeOf(turn, text))
}

export function noticeOf(turn: Pick<Turn, 'services'>, text: string): ToSay {
  return { from: 'notice', content: { kind: 'text', text: spoken(turn, text), links: [] } }
}

/** Words of ours and of those who write answers, with the names of this insurer. */
export function spoken({ services }: Pick<Turn, 'services'>, text: string): string {
  const { name, hotline } = services.settings.brand
  return text.replaceAll('{brand}', name).replaceAll('{hotline}', hotline)
}

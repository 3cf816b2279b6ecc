import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Said } from '../store/said.ts'

/** Names a file for the session that is shown the message. */
export type NameFile = (fileId: string) => string

/** What was said, as its customer is shown it. */
export function chatMessageOf(said: Said, nameFile: NameFile): ChatMessage {
  const { seq, at, from, sentAs, content, agentName, agentNumber: agentid } = said
  const head = {
    seq,
    at: minuteInChina(at),
    from,
    sentAs: from === 'customer' ? sentAs : undefined,
    agentid,
    agentName,
  }
  switch (content.kind) {
    case 'text':
      return { ...head, ...content, canBeRated: isRateable(said), isHelpful: said.isHelpful }
    case 'suggestions':
      return { ...head, ...content }
    case 'file': {
      const { fileId, ...file } = content
      return { ...head, ...file, handle: nameFile(fileId) }
    }
    case 'card': {
      const { kind, about, title, rows, link } = content
      return { ...head, kind, about, title, rows, link }
    }
  }
}

/** Answers that people wrote may be called helpful or not; what the robot says beside them may not. */
export function isRateable({ from, faqId, content }: Said): boolean {
  return from === 'robot' && faqId !== undefined && content.kind === 'text'
}

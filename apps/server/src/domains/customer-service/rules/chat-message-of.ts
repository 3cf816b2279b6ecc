import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Said } from '../store/said.ts'

/** What files and claims are called in the session that is shown the message. */
export interface SessionNames {
  file(fileId: string): string
  claim(claim: { readonly customerKey: Buffer; readonly id: string }): string
}

/** What was said, as its customer is shown it. */
export function chatMessageOf(said: Said, names: SessionNames): ChatMessage {
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
      return { ...head, ...file, handle: names.file(fileId) }
    }
    case 'card': {
      const { kind, about, title, rows } = content
      return { ...head, kind, about, title, rows, link: linkOf(content, names) }
    }
  }
}

/** By way of what is theirs, which is proven there and leads on to the documents of the claim. */
function linkOf(
  { about, link, customerKey, objectId }: Extract<Said['content'], { kind: 'card' }>,
  names: SessionNames,
) {
  if (link === undefined || about !== 'claim') return link
  const claim = { customerKey: Buffer.from(customerKey, 'hex'), id: objectId }
  return { ...link, href: `#/me?claim=${names.claim(claim)}` }
}

/** Answers that people wrote may be called helpful or not; what the robot says beside them may not. */
export function isRateable({ from, faqId, content }: Said): boolean {
  return from === 'robot' && faqId !== undefined && content.kind === 'text'
}

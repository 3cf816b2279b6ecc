import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Said } from '../store/said.ts'

/** What files and things are called in the session that is shown the message. */
export interface SessionNames {
  file(fileId: string): string
  thing(ref: ObjectRef): string
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
    case 'screen': {
      const { kind, title, words } = content
      return { ...head, kind, title, words, link: screenLinkOf(content, names) }
    }
  }
}

/** By way of what is theirs, which is proven there and leads on to the documents of the claim. */
function linkOf(
  { about, link, customerKey, objectId }: Extract<Said['content'], { kind: 'card' }>,
  names: SessionNames,
) {
  if (link === undefined || about !== 'claim') return link
  return { ...link, href: `#/me?claim=${nameOf({ kind: 'claim', customerKey, objectId }, names)}` }
}

/** The same of a card that leads to the screen of a thing: its address ends with what names it. */
function screenLinkOf(
  { link, thing }: Extract<Said['content'], { kind: 'screen' }>,
  names: SessionNames,
) {
  return thing === undefined ? link : { ...link, href: `${link.href}=${nameOf(thing, names)}` }
}

interface Kept extends Pick<ObjectRef, 'kind'> {
  readonly customerKey: string
  readonly objectId: string
}

function nameOf({ kind, customerKey, objectId: id }: Kept, names: SessionNames): string {
  return names.thing({ kind, customerKey: Buffer.from(customerKey, 'hex'), id })
}

/** Answers that people wrote may be called helpful or not; what the robot says beside them may not. */
export function isRateable({ from, faqId, content }: Said): boolean {
  return from === 'robot' && faqId !== undefined && content.kind === 'text'
}

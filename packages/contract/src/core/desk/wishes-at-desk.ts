import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { text } from '../../rules/text.ts'
import { wishKind } from '../wish.ts'

/** Something that a customer asked for and the core has not answered; contacts are masked. */
const openWish = object({
  /** The event that asked; several of one customer may have come by one. */
  eventId: string(),
  /** Names it among those of the event. */
  part: string(),
  kind: wishKind,
  /** 保单 PDAA…, 订单 …. */
  about: string(),
  /** 车牌号 京A8K621 改为 京A9Z876. */
  asked: string(),
  /** `2026-11-16 10:15`. */
  askedAt: string(),
  dueAt: string(),
  isLate: boolean(),
  /** When the core was told of it once more. */
  askedAgainAt: optional(string()),
  /** What was noted of calls, the latest first. */
  notes: array(object({ at: string(), byName: string(), text: string() })),
})
export type DeskWish = InferOutput<typeof openWish>

/** What waits for the core's answer, what is due first in front, a page at a time. It leaves a trace. */
export const listOpenWishes = defineDeskCall({
  path: '/core/listOpenWishes',
  access: 'watch-core',
  request: object(pageAsked),
  response: object({ wishes: array(openWish), ...listExtent, late: number() }),
})

const eventId = pipe(string(), uuid('没有这条请求'))

/** Has the core told of it once more; what was answered meanwhile is E3020001, what is kept no more 1007. */
export const askWishAgain = defineDeskCall({
  path: '/core/askWishAgain',
  kind: 'submit',
  access: 'watch-core',
  request: object({ eventId }),
})

/** Notes what was said in a call about it, with the core's people or the customer. */
export const noteWish = defineDeskCall({
  path: '/core/noteWish',
  kind: 'submit',
  access: 'watch-core',
  request: object({ eventId, note: text(500, '通话记录') }),
})

export const wishDeskCalls = { listOpenWishes, askWishAgain, noteWish }

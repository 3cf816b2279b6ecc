import { array, type InferOutput, number, object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'

/** An event that the insurer's core has not taken for three days; nothing of what it says. */
const deadEvent = object({
  eventId: string(),
  type: string(),
  /** 车牌补录或更正. */
  name: string(),
  /** `2026-11-16 10:15`. */
  at: string(),
  givenUpAt: string(),
  tries: number(),
  /** What came of the last try: `answered 500`, `no answer in time`, `not reached`. */
  failure: string(),
  /** How many events about the same wait behind it. */
  heldUp: number(),
})
export type DeskDeadEvent = InferOutput<typeof deadEvent>

/** Events for the core that were given up, the oldest first. */
export const listDeadEvents = defineDeskCall({
  path: '/core/listDeadEvents',
  access: 'watch-core',
  request: object(pageAsked),
  response: object({
    events: array(deadEvent),
    ...listExtent,
    /** Not received by the core yet, and not given up. */
    waiting: number(),
  }),
})

/** Tries one of them again from the beginning; one that is none any more is 1007. */
export const retryDeadEvent = defineDeskCall({
  path: '/core/retryDeadEvent',
  kind: 'submit',
  access: 'watch-core',
  request: object({ eventId: pipe(string(), uuid('没有这条消息')) }),
})

export const coreEventDeskCalls = { listDeadEvents, retryDeadEvent }

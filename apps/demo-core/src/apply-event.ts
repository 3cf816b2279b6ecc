import {
  accidentPhotoAdded,
  accidentPhotoRefused,
  accidentReported,
} from '@ecenter/contract/core/accident-events.ts'
import {
  claimDecisionRequested,
  payeeChangeRequested,
} from '@ecenter/contract/core/claim-events.ts'
import type { feedEvent, feedPage } from '@ecenter/contract/core/core-event.ts'
import { orderHurried, orderPaid } from '@ecenter/contract/core/order-events.ts'
import { type InferOutput, isValiError, parse } from 'valibot'
import { answerWish } from './answer-wish.ts'
import type { Books } from './books.ts'
import { changePayees, type Followed } from './change-payees.ts'
import { type Answer, type CoreState, claimsIn, type Row } from './core-state.ts'
import { decideClaim } from './decide-claim.ts'
import { hurryOrder } from './hurry-order.ts'
import { issueOrder } from './issue-order.ts'
import { registerClaim } from './register-claim.ts'
import { reissueInvoice } from './reissue-invoice.ts'
import { settleClaim } from './settle-claim.ts'

export type FeedEvent = InferOutput<typeof feedEvent>
export type FeedPage = InferOutput<typeof feedPage>

/**
 * Takes in a page of the feed: each event once, though it came before or comes twice. Kept together with
 * the position behind it, so that no death loses an event or does one again.
 */
export function applyPage(state: CoreState, books: Books, page: FeedPage, now: number): CoreState {
  const applied = page.events.reduce((before, event) => apply(before, books, event, now), state)
  return { ...applied, after: Math.max(state.after, page.after) }
}

function apply(state: CoreState, books: Books, event: FeedEvent, now: number): CoreState {
  const isKnown = state.applied[event.id] !== undefined
  const followed = isKnown ? { rows: [] } : readable(state, books, event, now)
  const { rows } = followed
  const { id, position, type, subject, time } = event
  const isHurried = !isKnown && type === orderHurried.type
  const before = isHurried ? hurryOrder(state, subject, now) : state
  const isIgnored = rows.length === 0 && before === state
  const outcome = isKnown ? 'known' : isIgnored ? 'ignored' : 'applied'
  const answer: Answer = { eventId: id, type, subject, at: now, decision: 'open', ...followed }
  return {
    ...before,
    applied: { ...state.applied, [id]: state.applied[id] ?? now },
    seen: [...state.seen, { id, position, type, subject, time, outcome }],
    answers: rows.length === 0 ? before.answers : [...before.answers, answer],
    claims: { ...state.claims, ...claimsIn(rows) },
  }
}

/** The feed of an older service may hold events of another shape: whoever stopped at one would read none behind it. */
function readable(state: CoreState, books: Books, event: FeedEvent, now: number): Followed {
  try {
    return event.type === payeeChangeRequested.type
      ? changePayees(state, books, event, now)
      : { rows: rowsFor(state, books, event, now) }
  } catch (error) {
    if (isValiError(error)) return { rows: [] }
    throw error
  }
}

/** What follows from an event; nothing of types that this core does not know, and of orders of others. */
function rowsFor(state: CoreState, books: Books, event: FeedEvent, now: number): Row[] {
  const moment = { now, version: Date.parse(event.time) }
  switch (event.type) {
    case orderPaid.type: {
      const paid = parse(orderPaid.data, event.data)
      const order = books.orders.get(paid.orderNo)
      return order === undefined ? [] : issueOrder(order, paid, moment)
    }
    case accidentReported.type:
      return registerClaim(books, parse(accidentReported.data, event.data), moment)
    case accidentPhotoAdded.type:
      // It joins the report by its receipt; a claim of this demo shows no photos, so what it says is read and no more.
      parse(accidentPhotoAdded.data, event.data)
      return []
    case accidentPhotoRefused.type:
      parse(accidentPhotoRefused.data, event.data)
      return []
    case claimDecisionRequested.type:
      return decideClaim(state, parse(claimDecisionRequested.data, event.data), moment)
    default:
      return [
        ...answerWish(event, now),
        ...reissueInvoice(state, books, event, now),
        ...settleClaim(state, books, event, moment),
      ]
  }
}

import { claimDecisionRequested } from '@ecenter/contract/core/claim-events.ts'
import { refusedWish } from './answer-wish.ts'
import type { Books } from './books.ts'
import { type Answer, type CoreState, isTold, type Row, withClaimsOf } from './core-state.ts'
import { refuseOrder } from './issue-order.ts'
import { deliveryMovedOn } from './move-delivery.ts'

/** What somebody who watches may have this core do; the first four with one answer, the others with all. */
export const decisions = [
  'release',
  'refuse',
  'repeat',
  'move-on',
  'hold-on',
  'hold-off',
  'shuffle-on',
  'shuffle-off',
  'read-again',
] as const
export type Decision = (typeof decisions)[number]

const readAgainFrom = 20

/** The state after it; the same where there is nothing to decide. `eventId` says of which answer. */
export function decide(
  state: CoreState,
  books: Books,
  { decision, eventId, now }: { decision: Decision; eventId: string | undefined; now: number },
): CoreState {
  switch (decision) {
    case 'hold-on':
      return { ...state, isHolding: true }
    case 'hold-off':
      return { ...state, isHolding: false }
    case 'shuffle-on':
      return { ...state, isShuffling: true }
    case 'shuffle-off':
      return { ...state, isShuffling: false }
    case 'read-again':
      return { ...state, after: state.seen.at(-readAgainFrom)?.position ?? 0 }
    case 'release':
      return withAnswer((answer) => ({
        ...answer,
        decision: 'released',
        rows: dueNow(answer, now),
      }))
    case 'repeat':
      return withAnswer(repeated)
    case 'refuse':
      // What was refused happens to no claim.
      return withClaimsOf(withAnswer(refused))
    case 'move-on':
      return withAnswer((answer) => movedOn(answer, now))
  }

  function withAnswer(change: (answer: Answer) => Answer): CoreState {
    const answers = state.answers.map((each) => (each.eventId === eventId ? change(each) : each))
    return { ...state, answers }
  }

  /** Only what waits can be refused: what was told stands. */
  function refused(answer: Answer): Answer {
    const wish = refusedWish(answer, now)
    if (wish !== undefined && isRefusable(answer)) {
      return { ...answer, decision: 'refused', rows: wish }
    }
    const order = books.orders.get(answer.subject.replace('order/', ''))
    if (order === undefined || !isRefusable(answer)) return answer
    const version = answer.rows[0]?.version ?? now
    return { ...answer, decision: 'refused', rows: refuseOrder(order, { now, version }) }
  }
}

/** What nobody was told yet waits no longer. */
function dueNow({ rows }: Answer, now: number): Row[] {
  return rows.map((row) => (row.tries === 0 ? { ...row, notBefore: now } : row))
}

/** Papers whose order was told are a step further. */
function movedOn(answer: Answer, now: number): Answer {
  const next = nextStep(answer, now)
  return next === undefined ? answer : { ...answer, rows: [...answer.rows, next] }
}

/** The row that tells it; undefined where nothing is sent, or all is at the door. */
export function nextStep(answer: Answer, now: number): Row | undefined {
  const last = answer.rows.findLast(({ kind }) => kind === 'deliveries')
  return last && isTold(answer) ? deliveryMovedOn(last, now) : undefined
}

/** What is told of an accident or its claim is refused by nobody; what is asked of this core may be. */
export function isRefusable({ decision, type, rows }: Answer): boolean {
  const isCourse =
    type !== claimDecisionRequested.type && rows.some(({ kind }) => kind === 'claims')
  return decision === 'open' && !isCourse && rows.every(({ tries }) => tries === 0)
}

/** The same rows under the same versions: the service answers that nothing is new. */
function repeated(answer: Answer): Answer {
  return {
    ...answer,
    decision: answer.decision === 'open' ? 'released' : answer.decision,
    rows: answer.rows.map(({ result: _, reason: _reason, ...row }) => row),
  }
}

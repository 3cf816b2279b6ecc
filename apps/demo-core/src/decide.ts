import type { Books } from './books.ts'
import type { Answer, CoreState } from './core-state.ts'
import { refuseOrder } from './issue-order.ts'

/** What somebody who watches may have this core do; the first four with one answer, the others with all. */
export const decisions = [
  'release',
  'refuse',
  'repeat',
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
      return withAnswer((answer) => ({ ...answer, decision: 'released' }))
    case 'repeat':
      return withAnswer(repeated)
    case 'refuse':
      return withAnswer(refused)
  }

  function withAnswer(change: (answer: Answer) => Answer): CoreState {
    const answers = state.answers.map((each) => (each.eventId === eventId ? change(each) : each))
    return { ...state, answers }
  }

  /** Only what waits can be refused: what was told stands. */
  function refused(answer: Answer): Answer {
    const order = books.orders.get(answer.subject.replace('order/', ''))
    if (order === undefined || !isRefusable(answer)) return answer
    const version = answer.rows[0]?.version ?? now
    return { ...answer, decision: 'refused', rows: refuseOrder(order, { now, version }) }
  }
}

export function isRefusable({ decision, rows }: Answer): boolean {
  return decision === 'open' && rows.every(({ tries }) => tries === 0)
}

/** The same rows under the same versions: the service answers that nothing is new. */
function repeated(answer: Answer): Answer {
  return {
    ...answer,
    decision: answer.decision === 'open' ? 'released' : answer.decision,
    rows: answer.rows.map(({ result: _, reason: _reason, ...row }) => row),
  }
}

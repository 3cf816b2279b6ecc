import { orderPaid } from '@ecenter/contract/core/order-events.ts'
import { type Answer, type CoreState, isEnded, isTold } from './core-state.ts'

/**
 * Staff hurry what is owed for an order: what waits of it is told now, though somebody holds it or its time has not come.
 * What was told is told once more, for whoever hurries may have lost it. The same state for an order that this core knows nothing of.
 */
export function hurryOrder(state: CoreState, subject: string, now: number): CoreState {
  const isOfOrder = (answer: Answer) => answer.type === orderPaid.type && answer.subject === subject
  if (!state.answers.some(isOfOrder)) return state
  return {
    ...state,
    answers: state.answers.map((answer) => (isOfOrder(answer) ? hurried(answer, now) : answer)),
  }
}

function hurried(answer: Answer, now: number): Answer {
  const isOver = isTold(answer)
  return {
    ...answer,
    decision: answer.decision === 'open' ? 'released' : answer.decision,
    rows: answer.rows.map(({ result, reason, ...row }) =>
      isOver || !isEnded({ ...row, result })
        ? { ...row, notBefore: now }
        : { ...row, result, reason },
    ),
  }
}

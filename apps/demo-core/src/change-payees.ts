import { payeeChangeRequested, settlementAgreed } from '@ecenter/contract/core/claim-events.ts'
import { array, type InferOutput, looseObject, optional, parse, string } from 'valibot'
import { answerWish } from './answer-wish.ts'
import type { Books } from './books.ts'
import { type Answer, type CoreState, isEnded, type Row, withClaimsOf } from './core-state.ts'
import { payeeIn } from './settle-claim.ts'

/** Of an event, as far as a change of accounts needs it. */
interface Asked {
  readonly id: string
  readonly type: string
  readonly time: string
  readonly data: unknown
}

/** What comes of an event. */
export type Followed = Pick<Answer, 'rows' | 'changes'>

/** Long enough to see how it waits. */
const answeredMs = 3_000

const told = looseObject({
  events: optional(array(looseObject({ type: string(), at: string() })), []),
  offer: optional(looseObject({ payee: optional(looseObject({})) })),
})
type Payees = InferOutput<typeof payeeChangeRequested.data>['payees']

/**
 * Money that nobody was told of yet waits while its customer asks for other accounts, which this core grants at once.
 * Of any other claim that is a wish like all; where the desk decides, none of this core's.
 */
export function changePayees(
  { answers }: CoreState,
  { isDeskDeciding }: Pick<Books, 'isDeskDeciding'>,
  event: Asked,
  now: number,
): Followed {
  if (isDeskDeciding) return { rows: [] }
  const { registNo, payees } = parse(payeeChangeRequested.data, event.data)
  const rows = answerWish(event, now)
  const payment = answers
    .filter(({ type }) => type === settlementAgreed.type)
    .flatMap((answer) => answer.rows)
    .filter(({ key, body }) => key === registNo && hasPaid(body))
  if (payment.length === 0 || payment.some(({ tries }) => tries > 0)) return { rows }
  const from = new Date(Date.parse(event.time) + answeredMs).toISOString()
  return {
    rows: rows.map((row) => ({ ...row, notBefore: now + answeredMs })),
    changes: payment.map((row) => ({ ...row, body: paidInto(row.body, payees, from) })),
  }
}

/** Whether other accounts are asked for what it pays, and nobody was answered. */
export function isHeld({ answers }: CoreState, row: Row): boolean {
  return answers.some(
    ({ rows: [answer], changes }) =>
      answer !== undefined && !isEnded(answer) && changedIn(changes, row) !== undefined,
  )
}

/** What was granted says otherwise where the money goes, unless it has gone. */
export function withGrantedChanges(state: CoreState): CoreState {
  const granted = state.answers
    .filter(({ decision, rows }) => decision !== 'refused' && rows[0]?.result === 'accepted')
    .flatMap(({ changes = [] }) => changes)
  if (granted.length === 0) return state
  const answers = state.answers.map((each) => ({
    ...each,
    rows: each.rows.map((row) => {
      const { body } = changedIn(granted, row) ?? row
      // What is on its way is known by the row itself.
      return row.tries > 0 || body === row.body ? row : { ...row, body }
    }),
  }))
  return withClaimsOf({ ...state, answers })
}

function changedIn(changes: Answer['changes'], { key, version }: Row): Row | undefined {
  return changes?.findLast((row) => row.key === key && row.version === version)
}

function hasPaid(body: Row['body']): boolean {
  return parse(told, body).events.some(({ type }) => type === 'paid')
}

/** Not before it was granted; a row names one account, and none of several. */
function paidInto(body: Row['body'], payees: Payees, from: string): Row['body'] {
  const { events, offer: { payee: _, ...offer } = {} } = parse(told, body)
  return {
    ...body,
    events: events.map((event) =>
      event.type === 'paid' ? { ...event, at: event.at > from ? event.at : from, payees } : event,
    ),
    offer: { ...offer, ...payeeIn(payees) },
  }
}

import {
  claimApplicationSigned,
  claimDocumentJudged,
  claimDocumentSent,
  settlementAgreed,
  settlementObjected,
} from '@ecenter/contract/core/claim-events.ts'
import {
  array,
  type InferOutput,
  looseObject,
  number,
  optional,
  parse,
  picklist,
  string,
} from 'valibot'
import type { Books } from './books.ts'
import type { CoreState, Row } from './core-state.ts'
import { dayInChina } from './issue-order.ts'

const told = looseObject({
  events: optional(
    array(looseObject({ type: string(), at: string(), kinds: optional(array(string())) })),
    [],
  ),
  documents: optional(
    array(
      looseObject({ type: string(), judgedAt: string(), state: picklist(['received', 'refused']) }),
    ),
    [],
  ),
  accident: optional(looseObject({ place: string(), course: string() })),
  damages: optional(array(looseObject({ name: string(), amountFen: optional(number()) })), []),
  offer: optional(looseObject({ version: number() })),
})
type Claim = InferOutput<typeof told>

/** Of an event, as far as a claim needs it. */
interface Happened {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The same of the event, from which versions and times of steps count. */
  readonly version: number
}

const second = 1000
/** After the event that they follow from. */
const after = {
  note: 0.4 * second,
  complete: 3 * second,
  calculation: 5 * second,
  offer: 8 * second,
  // Whoever signed by a code gets the next one a minute later: so long other accounts can be asked for.
  paid: 180 * second,
  arrived: 192 * second,
} as const

/** What is offered more to whoever objects. */
const goodwillFen = 20_000
const answeredWithinDays = 30
const dayMs = 24 * 60 * 60 * second

/**
 * What this core makes of whatever customers and staff do with a claim of its own, from its first document to the
 * money. Nothing of events of other types, and of claims that it does not have.
 */
export function settleClaim(
  { claims }: CoreState,
  { isDeskDeciding }: Pick<Books, 'isDeskDeciding'>,
  event: Happened,
  moment: Moment,
): Row[] {
  const { registNo } = event.data
  const known = typeof registNo === 'string' ? claims[registNo] : undefined
  if (known === undefined || typeof registNo !== 'string') return []
  const claim = caughtUp(parse(told, known.body), moment.version)
  const steps = stepsAfter(claim, event, moment, isDeskDeciding)
  return steps.map(({ body, afterMs }, later) => ({
    ...{ kind: 'claims', key: registNo, body: { ...known.body, ...body } },
    version: Math.max(moment.version, known.version + 1) + later,
    ...{ notBefore: moment.now + afterMs, tries: 0 },
  }))
}

interface Step {
  readonly body: Partial<Claim>
  readonly afterMs: number
}

function stepsAfter(
  claim: Claim,
  event: Happened,
  moment: Moment,
  isDeskDeciding: boolean,
): Step[] {
  switch (event.type) {
    case claimDocumentSent.type: {
      const { documentType, receivedAt } = parse(claimDocumentSent.data, event.data)
      return judged(claim, { type: documentType, judgedAt: receivedAt, state: 'received' }, moment)
    }
    case claimApplicationSigned.type: {
      const { signedAt, place, course } = parse(claimApplicationSigned.data, event.data)
      // This core takes the word of whoever signs for where and how it happened.
      const accident = claim.accident && { ...claim.accident, place, course }
      const verdict = { type: 'claim-form', judgedAt: signedAt, state: 'received' } as const
      return judged(claim, verdict, moment).map(({ body, afterMs }) => ({
        ...{ body: { ...body, accident }, afterMs },
      }))
    }
    case claimDocumentJudged.type: {
      const said = parse(claimDocumentJudged.data, event.data)
      const { documentType: type, judgedAt, reason } = said
      if (said.verdict === 'accepted')
        return judged(claim, { type, judgedAt, state: 'received' }, moment)
      return judged(claim, { type, judgedAt, state: 'refused', reason }, moment)
    }
    case settlementObjected.type:
      return isOver(claim) ? [] : [offered(claim, goodwillFen, moment)]
    case settlementAgreed.type: {
      const { payees, answeredAt } = parse(settlementAgreed.data, event.data)
      if (isOver(claim)) return []
      const offer = claim.offer && { ...claim.offer, ...payeeIn(payees) }
      const agreed = [...claim.events, { type: 'agreed', at: answeredAt }]
      const noted = { body: { events: agreed, offer }, afterMs: after.note }
      if (isDeskDeciding) return [noted]
      const { totalFen } = parse(settlementAgreed.data, event.data)
      const paidAt = at(moment, after.paid)
      const day = dayInChina(paidAt)
      const paid = { type: 'paid', at: paidAt, amountFen: totalFen, payees, arrivesOn: day }
      return [
        noted,
        { body: { events: [...agreed, paid], offer }, afterMs: after.paid },
        {
          body: { events: [...agreed, { ...paid, arrivedOn: day }], offer },
          afterMs: after.arrived,
        },
      ]
    }
    default:
      return []
  }
}

/** Rows of claims name one account; whoever divided the sum signed for all of them. */
export function payeeIn(payees: InferOutput<typeof settlementAgreed.data>['payees']) {
  const [only, ...others] = payees
  if (only === undefined || others.length > 0) return {}
  const { name, bank, accountNo } = only
  return { payee: { name, bank, accountNo } }
}

/** Once all that was asked for is here, the claim is calculated and its customer asked. */
function judged(claim: Claim, verdict: Claim['documents'][number], moment: Moment): Step[] {
  const others = claim.documents.filter(({ type }) => type !== verdict.type)
  const documents = [...others, verdict]
  const asked = claim.events.findLast(({ type }) => type === 'documents-asked')?.kinds ?? []
  const isHere = (kind: string) =>
    documents.some(({ type, state }) => type === kind && state === 'received')
  const noted = { body: { documents, events: claim.events }, afterMs: after.note }
  const isCalculated = claim.events.some(({ type }) => type === 'calculation')
  if (asked.length === 0 || !asked.every(isHere) || isCalculated || isOver(claim)) return [noted]
  const complete = [...claim.events, { type: 'documents-complete', at: at(moment, after.complete) }]
  const calculated = [...complete, { type: 'calculation', at: at(moment, after.calculation) }]
  return [
    noted,
    { body: { documents, events: complete }, afterMs: after.complete },
    { body: { documents, events: calculated }, afterMs: after.calculation },
    offered({ ...claim, documents, events: calculated }, 0, moment),
  ]
}

/** The next version of what the customer is asked to agree to. */
function offered(claim: Claim, moreFen: number, moment: Moment): Step {
  const lines = [
    ...claim.damages.map(({ name, amountFen = 0 }) => ({
      ...{ what: `${name}更换`, amountFen, basis: '按定损单，更换原厂配件' },
    })),
    ...(moreFen > 0
      ? [{ what: '工时补差', amountFen: moreFen, basis: '按您的异议，重新核了工时' }]
      : []),
  ]
  const offer = {
    version: (claim.offer?.version ?? 0) + 1,
    lines,
    totalFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0),
    answerBy: dayInChina(new Date(moment.version + answeredWithinDays * dayMs).toISOString()),
  }
  const asked = { type: 'agreement-asked', at: at(moment, after.offer) }
  const { documents, events } = claim
  return { body: { documents, events: [...events, asked], offer }, afterMs: after.offer }
}

/** Steps that were planned for later are over, where customers are quicker than the plan. */
function caughtUp(claim: Claim, version: number): Claim {
  const latest = new Date(version).toISOString()
  const events = claim.events.map((event) => (event.at > latest ? { ...event, at: latest } : event))
  return { ...claim, events }
}

function isOver({ events }: Claim): boolean {
  return events.some(({ type }) => type === 'paid' || type === 'refused' || type === 'cancelled')
}

function at({ version }: Moment, ms: number): string {
  return new Date(version + ms).toISOString()
}

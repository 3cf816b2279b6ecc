import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
} from 'valibot'

/** A row that is told, or is to be told; `body` is its line but for `operation`, `version` and `answers`. */
const row = object({
  kind: picklist(['policies', 'orders', 'invoices', 'deliveries', 'claims', 'answers']),
  key: string(),
  version: number(),
  body: record(string(), unknown()),
  /** Milliseconds since 1970 before which it is not told, or not told again. */
  notBefore: number(),
  tries: number(),
  /** What was answered last; absent until then, and where it is to be told once more. */
  result: optional(string()),
  reason: optional(string()),
})
export type Row = InferOutput<typeof row>

/** A claim as this core has it: as its last row tells it, also one that is not told yet. */
const claim = object({ version: number(), body: record(string(), unknown()) })

/** All rows that answer one event, in the order in which each finds what it names. */
const answer = object({
  eventId: string(),
  type: string(),
  subject: string(),
  at: number(),
  decision: picklist(['open', 'released', 'refused']),
  rows: array(row),
  /** Once it is accepted: what rows that nobody was told of yet, by key and version, say instead. */
  changes: optional(array(row)),
})
export type Answer = InferOutput<typeof answer>

const seenEvent = object({
  id: string(),
  position: number(),
  type: string(),
  subject: string(),
  time: string(),
  /** `applied` once; `known` where it came again; `ignored` where nothing follows from it here. */
  outcome: picklist(['applied', 'known', 'ignored']),
})

/** All that this core remembers: the one table of its state. */
export const coreState = object({
  /** The position up to which everything is applied. */
  after: number(),
  /** Ids of events that were applied, and when. */
  applied: record(string(), number()),
  /** The latest last. */
  seen: array(seenEvent),
  answers: array(answer),
  /** By their report numbers. */
  claims: optional(record(string(), claim), {}),
  /** Answers wait until somebody releases them. */
  isHolding: boolean(),
  /** Rows leave one by one in no order. */
  isShuffling: boolean(),
})
export type CoreState = InferOutput<typeof coreState>

export const newState: CoreState = {
  after: 0,
  applied: {},
  seen: [],
  answers: [],
  claims: {},
  isHolding: false,
  isShuffling: false,
}

const seenAtMost = 100
const answersAtMost = 50
const appliedKeptMs = 90 * 24 * 60 * 60 * 1000

/** The same without what nobody asks for any more. An answer that is still to be told stays. */
export function tidied(state: CoreState, now: number): CoreState {
  const ended = state.answers.filter((each) => isTold(each)).slice(0, -answersAtMost)
  return {
    ...state,
    seen: state.seen.slice(-seenAtMost),
    answers: state.answers.filter((each) => !ended.includes(each)),
    applied: Object.fromEntries(
      Object.entries(state.applied).filter(([, at]) => now - at < appliedKeptMs),
    ),
  }
}

/** Whether each row of it came to its end at the service. */
export function isTold({ rows }: Answer): boolean {
  return rows.every(isEnded)
}

/** A row that is refused may be taken once what it names is there; an answer that came too late never is. */
export function isEnded({ kind, result }: Pick<Row, 'kind' | 'result'>): boolean {
  const isStored = result === 'accepted' || result === 'unchanged'
  return isStored || (kind === 'answers' && result === 'rejected')
}

/** The same state, its claims as its rows have them by now. */
export function withClaimsOf(state: CoreState): CoreState {
  const rows = state.answers.flatMap((answer) => answer.rows)
  return { ...state, claims: { ...state.claims, ...claimsIn(rows) } }
}

/** Of each claim its last row among these, which are in order. */
export function claimsIn(rows: readonly Row[]): CoreState['claims'] {
  const told = rows.filter(({ kind }) => kind === 'claims')
  return Object.fromEntries(told.map(({ key, version, body }) => [key, { version, body }]))
}

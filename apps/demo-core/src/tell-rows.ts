import { isHeld, withGrantedChanges } from './change-payees.ts'
import type { CoreParts } from './core-parts.ts'
import { type Answer, type CoreState, isEnded, type Row } from './core-state.ts'
import type { RowAnswer } from './service-api.ts'

/** A row and the event that it answers. */
interface DueRow {
  readonly eventId: string
  readonly row: Row
}

const firstPauseMs = 500
const longestPauseMs = 30_000

/** Tells all rows whose time has come. Gives whether there were any. */
export async function tellRows({
  state,
  api,
  clock,
  random,
}: Omit<CoreParts, 'books'>): Promise<boolean> {
  const now = clock()
  const due = dueRows(state.now(), now)
  for (const call of state.now().isShuffling ? shuffled(due, random) : byKind(due)) {
    const [first] = call
    if (first === undefined) continue
    const answers = await api.tell(first.row.kind, call.map(lineOf))
    state.change((before) => noteAnswers(before, call, answers, now))
  }
  return due.length > 0
}

function dueRows(state: CoreState, now: number): DueRow[] {
  return state.answers
    .filter(({ decision }) => decision !== 'open' || !state.isHolding)
    .flatMap(({ eventId, decision, rows }) =>
      rows
        .filter((row) => row.notBefore <= now && !isEnded(row))
        // Whoever watches may have it paid all the same.
        .filter((row) => decision === 'released' || !isHeld(state, row))
        .map((row) => ({ eventId, row })),
    )
}

/** Rows of one kind that follow each other, in one call. */
function byKind(due: readonly DueRow[]): DueRow[][] {
  const calls: DueRow[][] = []
  for (const each of due) {
    const last = calls.at(-1)
    if (last?.[0]?.row.kind === each.row.kind) last.push(each)
    else calls.push([each])
  }
  return calls
}

/** One row a call, in no order: what is refused because it came too early is told again. */
function shuffled(due: readonly DueRow[], random: () => number): DueRow[][] {
  return due
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => [each])
}

function lineOf({ eventId, row: { kind, version, body } }: DueRow): object {
  if (kind === 'answers') return { answers: eventId, ...body }
  return { operation: 'upsert', version, answers: eventId, ...body }
}

/** What was answered belongs to the rows as they were told; one that was decided otherwise meanwhile is another row. */
function noteAnswers(
  state: CoreState,
  told: readonly DueRow[],
  answers: readonly RowAnswer[],
  now: number,
): CoreState {
  const results = new Map(told.map(({ row }, at) => [row, answers[at]]))
  const noting = state.answers.map((answer): Answer => {
    return { ...answer, rows: answer.rows.map((row) => noted(row, results.get(row), now)) }
  })
  return withGrantedChanges({ ...state, answers: noting })
}

function noted(row: Row, answer: RowAnswer | undefined, now: number): Row {
  if (answer === undefined) return row
  const { reason: _, ...before } = row
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** row.tries)
  return {
    ...before,
    tries: row.tries + 1,
    notBefore: isEnded({ ...row, result: answer.result }) ? row.notBefore : now + pauseMs,
    result: answer.result,
    ...(answer.reason !== undefined && { reason: answer.reason }),
  }
}

import type { AnswersTaken } from '../imports/push/core-answers.ts'
import { endWish, noteAcceptedBefore } from '../platform/wishes/end-wish.ts'
import { type Wish, wishesOfEvents } from '../platform/wishes/wish.ts'
import { afterAnswer, type CoreAnswer } from '../platform/wishes/wish-state.ts'
import { noteRegistered } from './accident-reports/store/owed-report.ts'
import { type EndingStore, lockWishes, wishEndings } from './wish-endings.ts'

/** Ends the wishes that rows of the core answer; a row of something else than was asked for answers nothing. */
export const answerByRows: AnswersTaken = async (store, answers) => {
  const rowKeys = new Map(answers.map(({ eventId, rowKey }) => [eventId, rowKey]))
  await noteRegistered(store, [...rowKeys.keys()])
  const asked = (await wishesOfEvents(store, [...rowKeys.keys()])).filter(
    ({ eventId, rowKey }) => rowKey !== null && rowKeys.get(eventId)?.equals(rowKey) === true,
  )
  if (asked.length === 0) return async () => undefined
  await lockWishes(store, asked)
  const now = store.clock.now()
  const ended: Wish[] = []
  for (const wish of asked) {
    if (await endWish(store, wish, { state: 'answered', now, isOfRow: true })) ended.push(wish)
  }
  return async () => {
    for (const wish of ended) await wishEndings[wish.kind].answeredByRow?.(store, wish)
  }
}

export interface GivenAnswer {
  readonly eventId: string
  readonly result: CoreAnswer
  /** Of a refusal; the customer reads it. */
  readonly reason?: string | undefined
}

/**
 * What became of an answer: `unknown` where nothing was asked for by that event, `too-late` where nothing can come of it
 * any more, which ends it, `by-rows` where it is granted by rows alone.
 */
export type AnswerTaken =
  | 'accepted'
  | 'unchanged'
  | 'contradicts'
  | 'too-late'
  | 'by-rows'
  | 'unknown'

/** Ends what an event asks for by an answer without a row; within a transaction. */
export async function answerWish(
  store: EndingStore,
  { eventId, result, reason }: GivenAnswer,
): Promise<AnswerTaken> {
  await lockWishes(store, await wishesOfEvents(store, [eventId]))
  const wishes = await wishesOfEvents(store, [eventId], { isLocked: true })
  if (wishes.length === 0) return 'unknown'
  const afters = wishes.map((wish) => ({ wish, after: afterAnswer(wish.state, result) }))
  if (afters.some(({ after }) => after.kind === 'contradicts')) return 'contradicts'
  const open = afters.flatMap(({ wish, after }) =>
    after.kind === 'ends' ? [{ wish, state: after.state }] : [],
  )
  if (result === 'accepted' && open.some(({ wish }) => wishEndings[wish.kind].isGrantedByRows))
    return 'by-rows'
  const now = store.clock.now()
  if (result === 'accepted' && (await endTooLate(store, open, now))) return 'too-late'
  for (const { wish, state } of open) {
    await endWish(store, wish, { state, now, reason })
    const ending = wishEndings[wish.kind]
    if (state === 'refused') await ending.refused?.(store, wish)
    else await ending.accepted?.(store, wish)
    if (state === 'answered' && wish.state === 'replaced') await noteAcceptedBefore(store, wish)
  }
  return open.length > 0 ? 'accepted' : 'unchanged'
}

/** Ends as refused what nothing can come of any more; tells whether something was so. */
async function endTooLate(
  store: EndingStore,
  open: readonly { readonly wish: Wish }[],
  now: Date,
): Promise<boolean> {
  let isLate = false
  for (const { wish } of open) {
    const reason = await wishEndings[wish.kind].whyTooLate?.(store, wish)
    if (reason === undefined) continue
    isLate = true
    await endWish(store, wish, { state: 'refused', now, reason })
  }
  return isLate
}

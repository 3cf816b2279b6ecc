import { type InferOutput, is, number, object, optional, parse, picklist, string } from 'valibot'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { RowRef } from '../../../../platform/database/row-refs.ts'
import { endWish } from '../../../../platform/wishes/end-wish.ts'
import { openWishes, type Wish, wishesAbout } from '../../../../platform/wishes/wish.ts'
import { claimEventFacts } from '../../rules/claim-event.ts'
import { withoutCorrected } from '../../rules/corrections.ts'
import { timelineOf } from '../../rules/timeline.ts'
import { appendClaimEvent } from '../append-claim-event.ts'
import { type ClaimStore, readClaim, readClaims } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'
import { claimSecrets } from '../claim-record.ts'
import { lockClaim } from '../lock-claim.ts'
import { storeClaimWords } from '../store-claims.ts'
import { endPayeeChanges } from './payee-change-wish.ts'

type Store = ClaimStore & { readonly clock: Pick<Clock, 'now'> }

/** What staff ask the core to decide: the event that it would be, and their words for it. */
const decisionAsked = object({
  type: picklist(['paid', 'refused', 'cancelled']),
  /** ISO moment. */
  at: string(),
  facts: claimEventFacts,
  words: object({
    refusalReason: claimSecrets.entries.refusalReason,
    cancellationReason: claimSecrets.entries.cancellationReason,
    skipReasons: claimSecrets.entries.skipReasons,
  }),
  reason: optional(string()),
  /** How often the claim had been reopened by then: what was asked is about that turn of it alone. */
  reopenings: optional(number(), 0),
})
export type DecisionAsked = InferOutput<typeof decisionAsked>

export function decisionOf({ after }: Pick<Wish, 'after'>): DecisionAsked {
  return parse(decisionAsked, after)
}

/** What was asked of the core about a claim last. */
export async function lastDecision(
  store: ClaimStore,
  { id }: Pick<Claim, 'id'>,
): Promise<Wish | undefined> {
  const wishes = await wishesAbout(store, 'claim-decision', [id])
  // Of two of one moment the one that waits came after the other was answered.
  return wishes.find(({ state }) => state === 'asked') ?? wishes.at(-1)
}

/** Who asks holds the claim before its wish, so whoever answers does. */
export async function lockDecidedClaims(
  store: Pick<ClaimStore, 'db'>,
  wishes: readonly Wish[],
): Promise<void> {
  for (const { customerKey, objectId: id } of wishes.toSorted(byId))
    await lockClaim(store, { customerKey, id })
}

function byId({ objectId: one }: Wish, { objectId: other }: Wish): number {
  return one < other ? -1 : 1
}

/** How often a claim was taken up again after its end. */
export function reopeningsOf(claim: Pick<Claim, 'reportedAt' | 'events'>): number {
  return timelineOf(claim).steps.filter(({ kind }) => kind === 'reopened').length
}

/** Why nothing can come of a decision any more: its claim has ended since, or gone on after such an end. */
export async function whyNotDecided(store: ClaimStore, wish: Wish): Promise<string | undefined> {
  const { customerKey, objectId: id } = wish
  const claim = await readClaim(store, { object: { kind: 'claim', customerKey, id } })
  return hasMovedOn(claim, decisionOf(wish)) ? movedOn : undefined
}

/** The core agreed without a row of its own: what was asked for is what happened. */
export async function settleDecision(store: Store, wish: Wish): Promise<void> {
  const { type, at, facts, words } = decisionOf(wish)
  const { customerKey, objectId: id } = wish
  const claim = await readClaim(store, { object: { kind: 'claim', customerKey, id } })
  if (Object.keys(words).length > 0) await storeClaimWords(store, claim, words)
  await appendClaimEvent(store, claim.ref, { type, at: new Date(at), facts })
  await endPayeeChanges(store, [{ customer_key: customerKey, id }], { isOfRow: false })
}

/**
 * Rows that end a claim answer without a name, as files do: granted where they tell the very end that was asked for,
 * refused where they tell another, for nothing can come of it any more.
 */
export async function answerByEnds(store: Store, claims: readonly RowRef[]): Promise<void> {
  const customers = claims.map(({ customer_key }) => customer_key)
  const open = await openWishes(store, 'claim-decision', customers)
  for (const wish of open.filter(({ objectId }) => claims.some(({ id }) => id === objectId))) {
    const { customerKey, objectId: id } = wish
    const [claim] = await readClaims(store, [{ kind: 'claim', customerKey, id }])
    const asked = decisionOf(wish)
    if (claim === undefined || !hasMovedOn(claim, asked)) continue
    const answer =
      lastEndOf(claim) === asked.type
        ? { state: 'answered' as const }
        : { state: 'refused' as const, reason: movedOn }
    await endWish(store, wish, { ...answer, now: store.clock.now(), isOfRow: true })
  }
}

/** Staff read it. */
const movedOn = '核心系统已经另行处理了这次理赔，请看最新进展。'

/** Nobody at the desk ends a claim while the core is asked about it, so another end is the core's. */
function hasMovedOn(claim: Claim, { reopenings }: DecisionAsked): boolean {
  return timelineOf(claim).end !== undefined || reopeningsOf(claim) !== reopenings
}

/** How it ended last, though it was reopened since. */
function lastEndOf({ events }: Claim): string | undefined {
  return withoutCorrected(events)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .findLast(({ type }) => is(decisionAsked.entries.type, type))?.type
}

/** In fen: what the core's rows paid of a claim as one member of staff alone had asked for. */
export async function paidByRowsAlone(
  store: ClaimStore,
  { id }: Pick<Claim, 'id'>,
): Promise<number> {
  return (await wishesAbout(store, 'claim-decision', [id]))
    .filter(({ state, isOfRow }) => state === 'answered' && isOfRow)
    .map(decisionOf)
    .filter(({ type, facts }) => type === 'paid' && facts.approvedBy === undefined)
    .reduce((sum, { facts }) => sum + (facts.amountFen ?? 0), 0)
}

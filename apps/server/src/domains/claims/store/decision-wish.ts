import { type InferOutput, object, optional, parse, picklist, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Place } from '../../../platform/database/places.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import { openWishes, wishesAbout } from '../../../platform/wishes/find-wishes.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import { claimEventFacts } from '../rules/claim-event.ts'
import { courseOf } from '../rules/course.ts'
import { appendClaimEvent } from './append-claim-event.ts'
import { type ClaimStore, readClaim, readClaims } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { claimSecrets } from './claim-record.ts'
import { lockClaim } from './lock-claim.ts'
import { storeClaimWords } from './store-claim-words.ts'

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

/** The core agreed without a row of its own: what was asked for is what happened, unless a row has ended the claim by now. */
export async function settleDecision(store: Store, wish: Wish): Promise<void> {
  const { type, at, facts, words } = decisionOf(wish)
  const { customerKey, objectId: id } = wish
  const claim = await readClaim(store, { object: { kind: 'claim', customerKey, id } })
  if (courseOf(claim).end !== undefined) return
  if (Object.keys(words).length > 0) await storeClaimWords(store, claim, words)
  await appendClaimEvent(store, claim.ref, { type, at: new Date(at), facts })
}

/** Rows that tell the very end that was asked for answer without a name, as files do. */
export async function answerByEnds(store: Store, claims: readonly Place[]): Promise<void> {
  const customers = claims.map(({ customer_key }) => customer_key)
  const open = await openWishes(store, 'claim-decision', customers)
  for (const wish of open.filter(({ objectId }) => claims.some(({ id }) => id === objectId))) {
    const { customerKey, objectId: id } = wish
    const [claim] = await readClaims(store, [{ kind: 'claim', customerKey, id }])
    if (claim === undefined || courseOf(claim).end?.as !== decisionOf(wish).type) continue
    await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
  }
}

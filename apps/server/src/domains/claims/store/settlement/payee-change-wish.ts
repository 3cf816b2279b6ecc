import { isDeepStrictEqual } from 'node:util'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { RowRef } from '../../../../platform/database/row-refs.ts'
import { endWish } from '../../../../platform/wishes/end-wish.ts'
import { openWishes, type Wish, wishesAbout } from '../../../../platform/wishes/wish.ts'
import type { PayeeFacts } from '../../rules/money/offer-facts.ts'
import { type GivenPayee, mayBePaid, sharesOf, whyNoOtherPayee } from '../../rules/money/payee.ts'
import { payoutsOf } from '../../rules/money/payout.ts'
import { type ClaimStore, readClaim } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'
import { storePayee } from './claim-payee.ts'
import { type PayeeChange, readPayeeChange } from './payee-change.ts'
import { toldInto } from './payee-of.ts'
import { changeSignedPayee, readSettlementAnswer } from './settlement-answer.ts'

type Store = ClaimStore & { readonly clock: Pick<Clock, 'now'> }

/** Names the row that holds what was asked for. */
const asked = object({ id: string() })

/** What was asked for last of the accounts of a claim, and how it stands. */
export interface AskedPayees {
  readonly wish: Wish
  readonly change: PayeeChange
}

export async function lastPayeeChange(
  store: ClaimStore,
  { id }: Pick<Claim, 'id'>,
): Promise<AskedPayees | undefined> {
  const wish = (await wishesAbout(store, 'payee-change', [id])).at(-1)
  return wish && { wish, change: await changeOf(store, wish) }
}

function changeOf(store: ClaimStore, { customerKey, after }: Wish): Promise<PayeeChange> {
  return readPayeeChange(store, { customerKey, id: parse(asked, after).id })
}

/** Why nothing can come of it any more; its customer reads it. */
export async function whyNotChanged(store: ClaimStore, wish: Wish): Promise<string | undefined> {
  const { offerVersion, payee } = await changeOf(store, wish)
  const claim = await claimOf(store, wish)
  const answer = await readSettlementAnswer(store, claim.ref)
  const signed =
    answer?.offer.version === offerVersion
      ? { offerVersion, answeredAt: answer.answeredAt }
      : undefined
  const why = whyNoOtherPayee(claim, signed)
  if (why !== undefined) return why
  // Whose money it is may be told otherwise since.
  const { insured, offer = answer?.offer } = claim
  const areAllowed = sharesOf(payee, 0).every(({ name }) => mayBePaid({ insured, offer }, name))
  return areAllowed ? undefined : '赔款现在只能付给被保险人本人，户名要和被保险人一致'
}

/** From now on the money goes there. */
export async function settlePayeeChange(store: Store, wish: Wish): Promise<void> {
  const { payee, offerVersion } = await changeOf(store, wish)
  await settleInto(store, wish, { ...payee, offerVersion })
}

/** A row that answers and names one account says where the money goes, also where it is another one. */
export async function settlePayeeChangeByRow(store: Store, wish: Wish): Promise<void> {
  const { offer } = await claimOf(store, wish)
  const { payee, offerVersion } = await changeOf(store, wish)
  const told = offer?.version === offerVersion ? offer.payee : undefined
  const into = told === undefined || isFirstOf(payee, told) ? payee : told
  await settleInto(store, wish, { ...into, offerVersion })
}

/** Of the agreement, and as what its customer named last: a later offer knows it, too. */
async function settleInto(
  store: Store,
  { customerKey, objectId: id }: Wish,
  { offerVersion, ...payee }: GivenPayee,
): Promise<void> {
  const ref = { customerKey, id }
  await changeSignedPayee(store, ref, offerVersion, payee)
  await storePayee(store, ref, { ...payee, offerVersion }, store.clock.now())
}

/** A row of an offer names one account alone: that is no other than several whose first it is. */
function isFirstOf({ name, bank, accountNo }: PayeeFacts, told: PayeeFacts): boolean {
  return isDeepStrictEqual([name, bank, accountNo], [told.name, told.bank, told.accountNo])
}

/**
 * What pays or ends a claim comes before the answer, and is one: granted where the money went to the accounts that were
 * asked for, refused where it did not, for where it went it stays. Of a row, unless the core only agreed to a payment.
 */
export async function endPayeeChanges(
  store: Store,
  claims: readonly RowRef[],
  { isOfRow = true } = {},
): Promise<void> {
  const customers = claims.map(({ customer_key }) => customer_key)
  const open = await openWishes(store, 'payee-change', customers)
  for (const wish of open.filter(({ objectId }) => claims.some(({ id }) => id === objectId))) {
    const reason = await whyNotChanged(store, wish)
    if (reason === undefined) continue
    const ending = { now: store.clock.now(), isOfRow }
    if (await isPaidAsAsked(store, wish)) {
      await settlePayeeChange(store, wish)
      await endWish(store, wish, { state: 'answered', ...ending })
    } else await endWish(store, wish, { state: 'refused', reason, ...ending })
  }
}

/** Whether the core tells that what was signed for was paid into the accounts that were asked for instead. */
async function isPaidAsAsked(store: ClaimStore, wish: Wish): Promise<boolean> {
  const { payee, before, offerVersion } = await changeOf(store, wish)
  const claim = await claimOf(store, wish)
  const answer = await readSettlementAnswer(store, claim.ref)
  const paid = payoutsOf(claim).findLast(({ paidAt }) => paidAt !== undefined)
  if (answer?.offer.version !== offerVersion || paid?.paidAt === undefined) return false
  if (paid.paidAt < answer.answeredAt) return false
  const told = toldInto(claim, paid)
  if (told !== undefined) return isDeepStrictEqual(accountsOf(told), accountsOf(payee))
  // It names one account alone, which says nothing where it is the first of both.
  const into = paid.isFollowed ? undefined : claim.settlement?.payee
  return into !== undefined && isFirstOf(payee, into) && !isFirstOf(before, into)
}

/** Who gets how much, in no order; of one account it is all. */
function accountsOf(payee: PayeeFacts): readonly string[] {
  const { name, bank, accountNo, shares } = payee
  const each = shares?.map((share) => [share.name, share.bank, share.accountNo, share.shareFen])
  return (each ?? [[name, bank, accountNo]]).map((account) => account.join('\n')).sort()
}

async function claimOf(store: ClaimStore, { customerKey, objectId: id }: Wish): Promise<Claim> {
  return readClaim(store, { object: { kind: 'claim', customerKey, id } })
}

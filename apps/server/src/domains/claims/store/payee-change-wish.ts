import { isDeepStrictEqual } from 'node:util'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { endWish } from '../../../platform/wishes/end-wish.ts'
import { openWishes, wishesAbout } from '../../../platform/wishes/find-wishes.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import type { PayeeFacts } from '../rules/offer-facts.ts'
import { whyNoOtherPayee } from '../rules/payee.ts'
import { type ClaimStore, readClaim } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { type PayeeChange, readPayeeChange } from './payee-change.ts'
import { changeSignedPayee } from './settlement-answer.ts'

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
  const change = await changeOf(store, wish)
  return whyNoOtherPayee(await claimOf(store, wish), change.offerVersion)
}

/** From now on the money goes there. */
export async function settlePayeeChange(store: ClaimStore, wish: Wish): Promise<void> {
  const { payee, offerVersion } = await changeOf(store, wish)
  const { customerKey, objectId: id } = wish
  await changeSignedPayee(store, { customerKey, id }, offerVersion, payee)
}

/** A row that answers and names one account says where the money goes, also where it is another one. */
export async function settlePayeeChangeByRow(store: ClaimStore, wish: Wish): Promise<void> {
  const { offer } = await claimOf(store, wish)
  const change = await changeOf(store, wish)
  const told = offer?.version === change.offerVersion ? offer.payee : undefined
  if (told === undefined || isFirstOf(change.payee, told)) return settlePayeeChange(store, wish)
  const { customerKey, objectId: id } = wish
  await changeSignedPayee(store, { customerKey, id }, change.offerVersion, told)
}

/** A row of an offer names one account alone: that is no other than several whose first it is. */
function isFirstOf({ name, bank, accountNo }: PayeeFacts, told: PayeeFacts): boolean {
  return isDeepStrictEqual([name, bank, accountNo], [told.name, told.bank, told.accountNo])
}

/** Rows that pay or end a claim come before the answer: where the money went, it stays. */
export async function endPayeeChanges(store: Store, claims: readonly RowRef[]): Promise<void> {
  const customers = claims.map(({ customer_key }) => customer_key)
  const open = await openWishes(store, 'payee-change', customers)
  for (const wish of open.filter(({ objectId }) => claims.some(({ id }) => id === objectId))) {
    const reason = await whyNotChanged(store, wish)
    if (reason === undefined) continue
    await endWish(store, wish, { state: 'refused', reason, now: store.clock.now(), isOfRow: true })
  }
}

async function claimOf(store: ClaimStore, { customerKey, objectId: id }: Wish): Promise<Claim> {
  return readClaim(store, { object: { kind: 'claim', customerKey, id } })
}

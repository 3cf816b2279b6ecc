import type { Claim } from '../../store/claim.ts'
import { timelineOf } from '../timeline.ts'
import type { PayeeFacts, PayeeShare } from './offer-facts.ts'

/** An account that the customer named, and the version of the offer that they named it for. */
export interface GivenPayee extends PayeeFacts {
  readonly offerVersion: number
}

/** The money goes to who is insured, unless the core allows another person's account. */
export function mayBePaid(
  { offer, insured }: Pick<Claim, 'offer' | 'insured'>,
  holder: string,
): boolean {
  return holder === insured.name || offer?.mayPayOthers === true
}

/**
 * Where the money goes. What the customer named goes before what the core knows, for the offer that they named it
 * for; of a later one the core knew it, and has the first word. Whom the core does not allow any more gets nothing.
 */
export function currentPayee(
  claim: Pick<Claim, 'offer' | 'insured' | 'settlement'>,
  given: GivenPayee | undefined,
): PayeeFacts | undefined {
  const { offer, settlement } = claim
  const allowed = given !== undefined && isStillRight(claim, given) ? given : undefined
  const isForThis = allowed?.offerVersion === offer?.version
  const named = allowed && accountOf(allowed)
  const [first, second] = isForThis ? [named, offer?.payee] : [offer?.payee, named]
  return first ?? second ?? settlement?.payee
}

/** Who gets how much of a sum: all of it, where one account was named. */
export function sharesOf(payee: PayeeFacts, totalFen: number): readonly PayeeShare[] {
  const { name, bank, accountNo, shares } = payee
  return shares ?? [{ name, bank, accountNo, shareFen: totalFen }]
}

/** A divided sum is that of one offer: of another one nobody knows who gets what. */
function isStillRight(
  claim: Pick<Claim, 'offer' | 'insured'>,
  { name, shares, offerVersion }: GivenPayee,
): boolean {
  if (shares === undefined) return mayBePaid(claim, name)
  const sum = shares.reduce((all, { shareFen }) => all + shareFen, 0)
  return (
    offerVersion === claim.offer?.version &&
    sum === claim.offer.totalFen &&
    shares.every((share) => mayBePaid(claim, share.name))
  )
}

function accountOf({ name, bank, accountNo, shares }: GivenPayee): PayeeFacts {
  return { name, bank, accountNo, ...(shares && { shares }) }
}

/** What was agreed to with a signature, as far as its accounts can be others. */
export interface SignedAgreement {
  readonly offerVersion: number
  readonly answeredAt: Date
}

/**
 * Why the accounts that were signed for stay as they are; the customer reads it. Undefined while they can be changed.
 * A claim that was reopened has paid all the same: what was signed for that payment is over.
 */
export function whyNoOtherPayee(
  {
    answeredOffer,
    offer,
    reportedAt,
    events,
  }: Pick<Claim, 'answeredOffer' | 'offer' | 'reportedAt' | 'events'>,
  signed: SignedAgreement | undefined,
): string | undefined {
  const { end, payments } = timelineOf({ reportedAt, events })
  const isPaid = signed !== undefined && payments.some(({ at }) => at >= signed.answeredAt)
  if (isPaid || end?.as === 'paid') return '赔款已经付出，收款账户不能再更改'
  if (end !== undefined) return '这次理赔已经结束，没有要付的赔款'
  const isInForce =
    signed !== undefined &&
    signed.offerVersion === answeredOffer &&
    (offer?.version ?? 0) <= signed.offerVersion
  return isInForce ? undefined : '赔付方案有更新，请在新的方案里填写账户'
}

import type { Claim } from '../store/claim.ts'
import type { PayeeFacts } from './offer-facts.ts'

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
  const allowed = given !== undefined && mayBePaid(claim, given.name) ? given : undefined
  const named = allowed && { name: allowed.name, bank: allowed.bank, accountNo: allowed.accountNo }
  const isForThis = allowed?.offerVersion === offer?.version
  const [first, second] = isForThis ? [named, offer?.payee] : [offer?.payee, named]
  return first ?? second ?? settlement?.payee
}

import type { Keys } from '../../../../platform/keys/keys.ts'
import type { Claim } from '../../store/claim.ts'
import type { OfferFacts, PayeeFacts } from './offer-facts.ts'

type Hashing = Pick<Keys, 'searchHash'>
type Offered = Pick<Claim, 'registNo'>

/** What somebody reads of an offer, as a text that says nothing: the core may tell other lines under one version. */
export function offerMark(
  keys: Hashing,
  { registNo }: Offered,
  { version, lines, totalFen }: OfferFacts,
): string {
  const read = lines.map(({ what, amountFen, basis }) => [what, amountFen, basis])
  const content = JSON.stringify([version, read, totalFen])
  return keys.searchHash('offer-read', registNo, content).toString('base64url')
}

/** The same of the account that they read: a mask alone would not tell two accounts apart. */
export function payeeMark(
  keys: Hashing,
  { registNo }: Offered,
  { name, bank, accountNo, shares }: PayeeFacts,
): string {
  if (shares !== undefined) {
    const read = shares.map((each) => [each.name, each.bank, each.accountNo, each.shareFen])
    return keys
      .searchHash('offer-payees-read', registNo, JSON.stringify(read))
      .toString('base64url')
  }
  return keys.searchHash('offer-payee-read', registNo, name, bank, accountNo).toString('base64url')
}

import { is } from 'valibot'
import type { SmallClaims } from '../../../../platform/config/small-claim-settings.ts'
import type { Claim } from '../../store/claim.ts'
import { type DocumentType, documentType } from '../document-type.ts'
import { type LossType, lossType } from '../loss-type.ts'

/** Throws where the table of an insurer names a loss or a document that there is not: nobody would be asked for it. */
export function refuseUnknownDocuments(table: SmallClaims): void {
  for (const { loss, documents } of table) {
    const unknown = [
      ...(is(lossType, loss) ? [] : [loss]),
      ...documents.filter((type) => !is(documentType, type)),
    ]
    if (unknown.length > 0) {
      throw new Error(`SMALL_CLAIM_DOCUMENTS names what there is not: ${unknown.join(', ')}`)
    }
  }
}

/** What a loss of this amount asks for in place of all that such a loss may need; undefined where it is not small. */
export function documentsOfSmall(
  table: SmallClaims,
  loss: LossType,
  amountFen: number | undefined,
): readonly DocumentType[] | undefined {
  if (amountFen === undefined) return undefined
  const row = table.find((each) => each.loss === loss && amountFen <= each.upToFen)
  return row?.documents.filter((type) => is(documentType, type))
}

/** What a claim comes to, as far as the core has told: its offer, or all of its damages once each is assessed. */
export function amountKnown({
  offer,
  damages,
}: Pick<Claim, 'damages'> & Partial<Pick<Claim, 'offer'>>): number | undefined {
  if (offer !== undefined) return offer.totalFen
  const amounts = damages.flatMap(({ amountFen }) => amountFen ?? [])
  if (amounts.length === 0 || amounts.length < damages.length) return undefined
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

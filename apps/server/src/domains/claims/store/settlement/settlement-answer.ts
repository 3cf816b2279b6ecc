import { type InferOutput, object, optional, parse, string } from 'valibot'
import type { FileRef } from '../../../../platform/files/files.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { offerFacts, type PayeeFacts, payeeFacts } from '../../rules/money/offer-facts.ts'
import type { ClaimStore } from '../claim.repository.ts'

const secrets = object({
  /** What was signed, as it was told then. */
  offer: offerFacts,
  /** Where the money goes, with an agreement: as it was signed, or as it was changed since. */
  payee: optional(payeeFacts),
  /** The strokes of the hand, as `rules/people/signature.ts` of the contract writes them. */
  signature: string(),
  /** What is wrong, with an objection, and the number of its case. */
  content: optional(string()),
  caseNo: optional(string()),
})

/** What a customer signed of an offer. */
export interface SettlementAnswer extends InferOutput<typeof secrets> {
  readonly verdict: 'agreed' | 'objected'
  readonly answeredAt: Date
  /** The signed PDF. */
  readonly file: FileRef
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function settlementAnswerContext(claimId: string, offerVersion: number): string {
  return `settlement-answer/${claimId}/${offerVersion}`
}

/** The latest answer to an offer of this claim; with `until`, as it was at that moment. */
export async function readSettlementAnswer(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  until?: Date,
): Promise<SettlementAnswer | undefined> {
  const row = await db
    .selectFrom('settlement_answer')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .$if(until !== undefined, (answers) => answers.where('answered_at', '<=', until ?? new Date()))
    .orderBy('offer_version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const place = settlementAnswerContext(id, row.offer_version)
  return {
    ...parse(secrets, keys.unseal(place, row.sealed)),
    verdict: row.verdict,
    answeredAt: row.answered_at,
    file: { customerKey, id: row.id },
  }
}

/** With the claim locked, in the transaction that keeps the file. */
export async function addSettlementAnswer(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  { verdict, answeredAt, file, ...rest }: SettlementAnswer,
): Promise<void> {
  const offerVersion = rest.offer.version
  await db
    .insertInto('settlement_answer')
    .values({
      customer_key: customerKey,
      id: file.id,
      claim_id: id,
      offer_version: offerVersion,
      verdict,
      answered_at: answeredAt,
      sealed: keys.seal(settlementAnswerContext(id, offerVersion), parse(secrets, rest)),
    })
    .execute()
}

/** The core, or the desk where that decides, agreed to other accounts than were signed for; the file stays as it was signed. */
export async function changeSignedPayee(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  offerVersion: number,
  payee: PayeeFacts,
): Promise<void> {
  const place = settlementAnswerContext(id, offerVersion)
  const answers = db
    .selectFrom('settlement_answer')
    .select('sealed')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('offer_version', '=', offerVersion)
  const { sealed } = await answers.forUpdate().executeTakeFirstOrThrow()
  await db
    .updateTable('settlement_answer')
    .set({ sealed: keys.seal(place, { ...parse(secrets, keys.unseal(place, sealed)), payee }) })
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('offer_version', '=', offerVersion)
    .execute()
}

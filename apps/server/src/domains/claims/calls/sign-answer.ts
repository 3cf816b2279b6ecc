import { about } from '../../../platform/audit/audit-fact.ts'
import type { Granted, Visitor } from '../../../platform/calls/handler.ts'
import type { Transaction } from '../../../platform/calls/submission.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { type SignedOffer, settlementAnswerOf } from '../printing/settlement-answer.ts'
import { judgeAnswer, type ReadOffer } from '../rules/money/judge-answer.ts'
import type { OfferFacts } from '../rules/money/offer-facts.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lockClaim } from '../store/lock-claim.ts'
import {
  addSettlementAnswer,
  type SettlementAnswer,
} from '../store/settlement/settlement-answer.ts'
import { storeClaimWords } from '../store/store-claims.ts'
import { type SignedFile, storeSignedFile } from './signed-file.ts'

/** The signed PDF, stored before the transaction that keeps it. */
export async function signAnswer(
  services: ClaimsServices,
  visitor: Visitor,
  claim: Pick<Claim, 'ref'>,
  signed: SignedOffer,
): Promise<SignedFile> {
  const draft = settlementAnswerOf(services.settings, signed)
  return storeSignedFile(services, visitor, claim, draft, signed.signedAt)
}

/** The claim, locked, with the offer that is answered: judged anew, and the code spent. */
export async function lockAnswered(
  services: ClaimsServices,
  { grant }: Granted,
  { db }: Pick<Transaction, 'db'>,
  read: ReadOffer,
): Promise<{ readonly claim: Claim; readonly offer: OfferFacts }> {
  const store = { ...services, db }
  await lockClaim(store, grant.object)
  const claim = await readClaim(store, grant)
  const offer = judgeAnswer(services.keys, claim, read, services.clock.today())
  await services.grants.spend(grant, db)
  return { claim, offer }
}

/** Keeps what was signed with its file, and leaves its trace; the offer is answered from then on. */
export async function keepAnswer(
  services: ClaimsServices,
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  claim: Claim,
  answer: SettlementAnswer,
): Promise<void> {
  const store = { ...services, db }
  await addSettlementAnswer(store, claim.ref, answer)
  await services.files.keep(answer.file, db)
  await storeClaimWords(store, claim, { answeredOffer: answer.offer.version })
  record({ event: 'settlement-answered', ...about(claim.ref), outcome: answer.verdict })
}

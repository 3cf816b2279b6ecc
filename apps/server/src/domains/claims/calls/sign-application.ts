import type { signApplication } from '@ecenter/contract/claims/claim-application.ts'
import { claimApplicationSigned } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { claimApplicationOf, correctionsOf } from '../printing/claim-application.ts'
import {
  type ApplicationFacts,
  applicationMark,
  correctionIn,
  factsOfReport,
} from '../rules/application-facts.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { addApplication } from '../store/claim-application.ts'
import { type DocumentStore, receiveDocument } from '../store/documents/claim-documents.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { applicationOf, applicationShown } from './read-application.ts'
import { storeSignedFile } from './signed-file.ts'

/**
 * Judged twice: before the work, so that what cannot be signed makes no file, and with the claim locked, so that
 * of two signatures at once one counts. The signed PDF is a document like one that was sent.
 */
export function answerSignApplication(services: ClaimsServices): Handler<typeof signApplication> {
  return async ({ mark, place, course, signature }, visitor) => {
    const { grant, submission } = visitor
    const before = await readClaim(services, grant)
    const facts = await judgeApplication(services, before, mark)
    const corrected = correctionIn(facts, { place, course })
    const signedAt = services.clock.now()
    const signed = { facts, corrected, signature, signedAt }
    const draft = claimApplicationOf(services.settings, signed)
    const stored = await storeSignedFile(services, visitor, before, draft, signedAt)
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      const claim = await readClaim(store, grant)
      await judgeApplication(store, claim, mark)
      await services.grants.spend(grant, db)
      const { bytes, mediaType, ...file } = stored
      const sent = { ...file, type: 'claim-form', mediaType, receivedAt: signedAt } as const
      await receiveDocument(store, grant, sent)
      await addApplication(store, claim.ref, { ...signed, file })
      await services.files.keep(file, db)
      const { registNo } = claim
      await tellCore(store, claimApplicationSigned, {
        subject: `claim/${registNo}`,
        data: {
          registNo,
          signedAt: signedAt.toISOString(),
          ...{ place, course },
          corrected: correctionsOf(facts, corrected).map(({ part }) => part),
          files: [{ id: file.id, mediaType, bytes }],
        },
        files: [{ ...file, mediaType }],
      })
      record({ event: 'claim-application-signed', ...about(claim.ref), outcome: 'signed' })
      return applicationShown(store, await readClaim(store, grant))
    })
  }
}

/** What is signed; fails where it is not to be signed now, or is another than was read. */
async function judgeApplication(
  store: DocumentStore,
  claim: Claim,
  read: string,
): Promise<ApplicationFacts> {
  const { whyNot } = await applicationOf(store, claim)
  if (whyNot !== undefined) throw stateChanged(whyNot)
  const facts = factsOfReport(claim)
  if (applicationMark(store.keys, facts) === read) return facts
  throw stateChanged('报案信息刚刚有更新，请看过新的内容再签字。您填写的还在。')
}

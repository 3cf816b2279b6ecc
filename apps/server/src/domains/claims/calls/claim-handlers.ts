import type { claimCalls, openClaimLink } from '@ecenter/contract/claims/claim-calls.ts'
import type { nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import { claimNudged } from '@ecenter/contract/core/claim-events.ts'
import { object, string } from 'valibot'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import {
  type Failure,
  grantMissing,
  nothingFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { findLink } from '../notices/find-link.ts'
import { canNudge, nudgeAnsweredBy, nudgeShown } from '../rules/nudge.ts'
import { timelineOf } from '../rules/timeline.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { addNudge, lastNudge } from '../store/claim-nudge.ts'
import { subscribe, unsubscribe } from '../store/claim-subscription.ts'
import { documentsForCustomer } from '../store/documents/claim-documents.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { lastSigned } from '../store/settlement/last-signed.ts'
import { answerAgreeToSettlement } from './agree-to-settlement.ts'
import { answerAskPayeeChange } from './ask-payee-change.ts'
import { answerChangePayee } from './change-payee.ts'
import { carClaimFacts, otherClaimFacts } from './claim-facts.ts'
import { claimProgressOf, nudgeOf } from './claim-progress.ts'
import { listClaims } from './list-claims.ts'
import { answerQueryClaimSchedleInfo } from './query-claim-schedle-info.ts'
import { answerDownloadApplication, answerReadApplication } from './read-application.ts'
import { answerSendDocument } from './send-document.ts'
import { answerSendDocumentPiece } from './send-document-piece.ts'
import { answerSignApplication } from './sign-application.ts'
import { answerSplitAmongPayees } from './split-among-payees.ts'

const signedFileNames = {
  agreed: '赔付方案确认书',
  objected: '赔付方案异议书',
  change: '收款账户更改申请书',
}

export function claimHandlers(services: ClaimsServices): Handlers<typeof claimCalls> {
  return {
    queryCarClaim(request, visitor) {
      const question = { facts: carClaimFacts(services.keys, request), kind: 'car' } as const
      return listClaims(services, visitor, question, request)
    },
    noCarClaim(request, visitor) {
      const question = { facts: otherClaimFacts(services.keys, request), kind: 'other' } as const
      return listClaims(services, visitor, question, request)
    },
    queryWapClaimList: (request, visitor) =>
      listClaims(services, visitor, { facts: otherClaimFacts(services.keys, request) }, request),
    async queryWapClaimSchedleInfo(_request, visitor) {
      const claim = await readClaim(services, visitor.grant)
      await services.audit.record({
        event: 'claim-read',
        ...askedBy(visitor),
        ...about(claim.ref),
        outcome: 'progress',
      })
      const told = { refusalReason: refusalReasonOf(claim) }
      return {
        ...claimProgressOf(services, visitor.session, claim, told),
        nudge: await nudgeOf(services, claim, { isInsured: false }),
        surveyor: visitor.grant.level === 'phone-on-file' ? claim.surveyor : undefined,
      }
    },
    queryClaimSchedleInfo: answerQueryClaimSchedleInfo(services),
    /** What family sends: the list alone, for amounts and facts are not theirs to see. */
    async readAskedDocuments(_request, visitor) {
      const claim = await readClaim(services, visitor.grant)
      await services.audit.record({
        event: 'claim-read',
        ...askedBy(visitor),
        ...about(claim.ref),
        outcome: 'documents',
      })
      return { documents: await documentsForCustomer(services, claim) }
    },
    sendDocumentPiece: answerSendDocumentPiece(services),
    sendDocument: answerSendDocument(services),
    async changeSubscription({ isOn }, { grant, submission }) {
      const { ref, phoneKey } = await readClaim(services, grant)
      // The phone that was proven is on file no longer.
      if (phoneKey === null) throw grantMissing()
      const now = services.clock.now()
      return submission.commit(async ({ db, record }) => {
        if (isOn) await subscribe({ db }, ref, { phoneKey, now })
        else await unsubscribe({ db }, ref, now)
        record({ event: 'claim-subscription', ...about(ref), outcome: isOn ? 'on' : 'off' })
        return { isOn }
      })
    },
    openClaimLink: answerOpenClaimLink(services),
    /** A link stops the messages also when it has expired, and as often as it is asked to. */
    async stopSubscription({ link }, visitor) {
      const { submission } = visitor
      const found = await submission.once({
        name: 'find',
        result: object({ customerKey: string(), id: string() }),
        async act() {
          const { customerKey, id } = (await findLink(services, visitor, link)).ref
          return { customerKey: customerKey.toString('hex'), id }
        },
        whenLost: 'act again',
      })
      const ref = { customerKey: Buffer.from(found.customerKey, 'hex'), id: found.id }
      return submission.commit(async ({ db, record }) => {
        await unsubscribe({ db }, ref, services.clock.now())
        record({ event: 'claim-subscription', ...about(ref), outcome: 'stopped by link' })
        return {}
      })
    },
    agreeToSettlement: answerAgreeToSettlement(services),
    changePayee: answerChangePayee(services),
    splitAmongPayees: answerSplitAmongPayees(services),
    askPayeeChange: answerAskPayeeChange(services),
    async downloadAnswer({ signed: asked }, visitor) {
      const claim = await readClaim(services, visitor.grant)
      const signed = await lastSigned(services, claim, asked)
      if (signed === undefined) {
        throw stateChanged('还没有签过字的文件，请返回查看赔付方案。')
      }
      // Told first: nobody sees a document of which there is no trace.
      await services.audit.record({
        event: 'settlement-answer-downloaded',
        ...askedBy(visitor),
        ...about(claim.ref),
        outcome: signed.what,
      })
      const bytes = await services.files.read(signed.file)
      return {
        bytes,
        contentType: 'application/pdf',
        fileName: `${signedFileNames[signed.what]}.pdf`,
      }
    },
    readApplication: answerReadApplication(services),
    signApplication: answerSignApplication(services),
    downloadApplication: answerDownloadApplication(services),
    nudgeClaim: answerNudgeClaim(services),
  }
}

/** Why a return is not paid speaks of a parcel, and who claimed it may hold another phone than the insured. */
function refusalReasonOf({ lossTypes, refusalReason }: Claim): string | undefined {
  return lossTypes.every((type) => type === 'return-freight') ? refusalReason : undefined
}

/** Gives a grant that is good for asking for a code, and the name of the claim which that code opens. */
function answerOpenClaimLink(services: ClaimsServices): Handler<typeof openClaimLink> {
  return async ({ link }, visitor) => {
    const { grants, audit, clock } = services
    const now = clock.now()
    const { ref, kind } = await findLink(
      services,
      visitor,
      link,
      ({ expiresAt }) => expiresAt > now,
    )
    // Who lets only a proof find their things still stops the SMS by a link of theirs, and no more.
    const claim = { ...ref, kind: 'claim' as const }
    if (!(await isVisible(services, visitor.session, claim))) throw nothingFound()
    const [[proofHandle = '']] = await Promise.all([
      grants.open(visitor.session, [{ ...ref, kind: 'claim-notice' }], { level: 'knowledge' }),
      audit.record({
        event: 'claim-link-opened',
        ...askedBy(visitor),
        ...about(ref),
        outcome: 'found',
      }),
    ])
    return {
      proofHandle,
      handle: grants.handleOf(visitor.session, claim),
      kind,
    }
  }
}

/** Hurries a claim: customer, staff and core have the same day by which somebody answers. */
function answerNudgeClaim(services: ClaimsServices): Handler<typeof nudgeClaim> {
  return async (_request, { grant, submission }) =>
    submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      const claim = await readClaim(store, grant)
      const timeline = timelineOf(claim)
      const today = services.clock.today()
      if (timeline.end !== undefined) throw nudgeRefused('这次理赔已经结束，不用催了。')
      if (!canNudge(timeline, await lastNudge(store, claim.ref), today)) {
        throw nudgeRefused('今天已经催过了，请等我们答复。')
      }
      const askedAt = services.clock.now()
      const answerBy = nudgeAnsweredBy(today)
      await addNudge(store, claim.ref, { askedOn: today, askedAt, answerBy })
      const { registNo } = claim
      await tellCore(store, claimNudged, {
        subject: `claim/${registNo}`,
        data: { registNo, askedAt: askedAt.toISOString(), answerBy },
      })
      record({ event: 'claim-nudged', ...about(claim.ref), outcome: answerBy })
      const last = await lastNudge(store, claim.ref)
      const shown = nudgeShown(timeline, last, { today, isInsured: false })
      if (shown === undefined) throw new Error('the nudge that was just noted is gone')
      return shown
    })
}

function nudgeRefused(message: string): Failure {
  return stateChanged(message)
}

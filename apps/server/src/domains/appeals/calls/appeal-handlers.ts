import type { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { appealCalls } from '@ecenter/contract/appeals/appeal-calls.ts'
import type { objectToSettlement } from '@ecenter/contract/appeals/object-to-settlement.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { appealReviewRequested } from '@ecenter/contract/core/appeal-events.ts'
import { settlementObjected } from '@ecenter/contract/core/claim-events.ts'
import { about, aboutOwner, askedBy } from '../../../platform/audit/audit-fact.ts'
import { type Failure, grantMissing, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers, Visitor } from '../../../platform/calls/handler.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { ownPhone, provenPhone } from '../../../platform/verification/proven-phone.ts'
import { keepAnswer, lockAnswered, signAnswer } from '../../claims/calls/sign-answer.ts'
import { judgeAnswer } from '../../claims/rules/money/judge-answer.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { type AppealStatus, answerBy, canAskReview, statusOf } from '../rules/status.ts'
import { type AppealStore, lockAppeal, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'
import { filesOfAppeal } from '../store/appeal-file.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { type Filed, findSameAppeal, lockFiling } from '../store/store-appeal.ts'
import { appealCase } from './appeal-case.ts'
import { claimFoundBefore } from './claim-found-before.ts'
import { fileAppeal, type PhoneForm } from './file-appeal.ts'
import { findCase, findCaseOnce } from './find-case.ts'
import { answerReadObjection } from './read-objection.ts'
import { answerSendCaseFile, answerSendCaseFilePiece } from './send-case-file.ts'

export function appealHandlers(services: AppealsServices): Handlers<typeof appealCalls> {
  return {
    addAppeal: answerAddAppeal(services),
    /** Tells nothing of a number whose claim this visitor has not found before. */
    async checkReportNumber({ registNo }, visitor) {
      const { ref } = await claimFoundBefore(services, visitor, { registNo })
      return {
        handle: services.grants.handleOf(visitor.session, ref),
        maskedRegistNo: maskPolicyNumber(registNo),
      }
    },
    async queryAppeal(request, visitor) {
      const ref = await findCase(services, visitor, request)
      const [appeal, files] = await Promise.all([
        readAppeal(services, ref),
        filesOfAppeal(services, ref),
        services.audit.record({
          event: 'appeal-read',
          ...askedBy(visitor),
          // Whoever asks has a code to that phone, so it is their own reading.
          ...aboutOwner(ref, undefined),
          outcome: 'shown',
        }),
      ])
      return appealCase(services, appeal, files)
    },
    sendCaseFilePiece: answerSendCaseFilePiece(services),
    sendCaseFile: answerSendCaseFile(services),
    /** Asks for a review (核查) of a decision; of several who ask at once, one does. */
    async askReview({ content, ...asked }, visitor) {
      const ref = await findCaseOnce(services, visitor, asked)
      return visitor.submission.commit(async ({ db, record }) => {
        const store = { ...services, db }
        await lockAppeal(store, ref)
        const appeal = await readAppeal(store, ref)
        const status = statusOf(appeal)
        const at = services.clock.now()
        if (!canAskReview(status, at)) throw cannotBeReviewed(status)
        await appendAppealEvent(store, appeal, { type: 'review-asked', at, text: content })
        await tellCore(store, appealReviewRequested, {
          subject: `appeal/${appeal.caseNo}`,
          data: { caseNo: appeal.caseNo, content, requestedAt: at.toISOString() },
        })
        record({ event: 'review-asked', ...about(ref), outcome: 'asked' })
        return appealCase(services, await readAppeal(store, ref), await filesOfAppeal(store, ref))
      })
    },
    objectToSettlement: answerObjectToSettlement(services),
    readObjection: answerReadObjection(services),
  }
}

function cannotBeReviewed(status: AppealStatus): Failure {
  return stateChanged(whyNot(status))
}

function whyNot({ decided, 'review-asked': asked }: AppealStatus): string {
  if (decided === undefined) return '还没有答复，答复后才能申请核查。'
  if (asked !== undefined) return '您已申请过核查，每件申诉可申请一次。'
  return `已超过答复后 ${promisedTimes().reviewAskedDays} 天，不能再申请核查。仍有疑问的，请拨打 {hotline}。`
}

/** The same words in so many seconds are the same appeal, however often they are sent. */
const sameForSeconds = 86_400

/** Files an appeal, or answers the number of the one that was filed in the same words before. */
function answerAddAppeal(services: AppealsServices): Handler<typeof addAppeal> {
  return async (request, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, request.phoneNumber)
    await provenPhone(services, visitor, phoneNumber)
    const filed = await formOf(services, visitor, { ...request, phoneNumber })
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockFiling(store, filed.phoneNumber)
      const before = await filedBefore(services, store, filed)
      const appeal = before ?? (await fileAppeal(services, store, filed))
      record({
        event: 'appeal-filed',
        ...about(appeal.ref),
        outcome: before === undefined ? appeal.kind : 'again',
      })
      return { caseNo: appeal.caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
    })
  }
}

/** A complaint may be about no claim at all. */
async function formOf(
  services: AppealsServices,
  visitor: Visitor,
  { handle, ...request }: RequestOf<typeof addAppeal>,
): Promise<PhoneForm> {
  const isAboutClaim = handle !== undefined || request.registNo !== undefined
  const claim = isAboutClaim
    ? await claimFoundBefore(services, visitor, { handle, registNo: request.registNo })
    : undefined
  const concerns = await ownerOf(services, visitor, request.phoneNumber)
  return { ...request, channel: 'site', registNo: claim?.registNo, claim: claim?.ref, concerns }
}

/** Who has proven that they are the one who files: others may have the same phone. */
async function ownerOf(
  services: AppealsServices,
  { session }: Visitor,
  phoneNumber: string,
): Promise<Buffer | undefined> {
  const customer = await sessionCustomer(services, session)
  if (customer?.mobile !== phoneNumber) return undefined
  const { phoneKey, carKey, customerKey } = customer
  return phoneKey === undefined && carKey === undefined ? customerKey : undefined
}

async function filedBefore(
  { clock }: AppealsServices,
  store: AppealStore,
  filed: Filed,
): Promise<Appeal | undefined> {
  const same = await findSameAppeal(store, filed, secondsAfter(clock.now(), -sameForSeconds))
  return same && readAppeal(store, same)
}

/** As an agreement, but it opens an appeal with all that is known: the code went to the insured's phone. */
function answerObjectToSettlement(services: AppealsServices): Handler<typeof objectToSettlement> {
  return async ({ version, total, mark, signature, content }, visitor) => {
    const read = { version, total, mark }
    const before = await readClaim(services, visitor.grant)
    const offer = judgeAnswer(services.keys, before, read, services.clock.today())
    const signedAt = services.clock.now()
    const signed = { claim: before, offer, content, signature, signedAt }
    const file = await signAnswer(services, visitor, before, signed)
    return visitor.submission.commit(async (transaction) => {
      const store = { ...services, db: transaction.db }
      const { claim } = await lockAnswered(services, visitor, transaction, read)
      const { registNo, insured, ref } = claim
      if (insured.mobile === undefined) throw grantMissing()
      await lockFiling(store, insured.mobile)
      const appeal = await fileAppeal(services, store, {
        channel: 'site',
        kind: 'objection',
        name: insured.name,
        phoneNumber: insured.mobile,
        callBackTime: 'soonest',
        content,
        registNo,
        claim: ref,
      })
      const { caseNo } = appeal
      const answered = { offer, signature, content, caseNo, answeredAt: signedAt, file }
      await keepAnswer(services, transaction, claim, { verdict: 'objected', ...answered })
      await tellCore(store, settlementObjected, {
        subject: `claim/${registNo}`,
        data: {
          registNo,
          version,
          totalFen: offer.totalFen,
          answeredAt: signedAt.toISOString(),
          files: [file],
          content,
          caseNo,
        },
        files: [file],
      })
      transaction.record({ event: 'appeal-filed', ...about(appeal.ref), outcome: appeal.kind })
      return { caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
    })
  }
}

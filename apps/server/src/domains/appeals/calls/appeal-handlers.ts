import type { appealCalls } from '@ecenter/contract/appeals/appeal-calls.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { appealReviewRequested } from '@ecenter/contract/core/appeal-events.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { type AppealStatus, canAskReview, statusOf } from '../rules/status.ts'
import { lockAppeal, readAppeal } from '../store/appeal.repository.ts'
import { filesOfAppeal } from '../store/appeal-file.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { answerAddAppeal } from './add-appeal.ts'
import { appealCase } from './appeal-case.ts'
import { claimFoundBefore } from './claim-found-before.ts'
import { findCase, findCaseOnce } from './find-case.ts'
import { answerObjectToSettlement } from './object-to-settlement.ts'
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
          ...about(ref),
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

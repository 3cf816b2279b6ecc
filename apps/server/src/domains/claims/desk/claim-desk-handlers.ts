import type { claimDeskCalls, listApprovals } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { listNudges } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { claimNudgeAnswered } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import {
  mustBeFound,
  nothingFound,
  stateChanged,
  tooManyLookups,
} from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import { summaryShown } from '../calls/claim-progress.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim, readClaims } from '../store/claim.repository.ts'
import { lastApplication } from '../store/claim-application.ts'
import { claimOfId, claimOfNumber } from '../store/claim-at-desk.ts'
import { answerNudges, waitingNudges } from '../store/claim-nudge.ts'
import { documentFileOf } from '../store/documents/waiting-documents.ts'
import { lockClaimOfId } from '../store/lock-claim.ts'
import { waitingApprovals } from '../store/settlement/claim-approval.ts'
import { lastSigned } from '../store/settlement/last-signed.ts'
import {
  answerAddClaimEvent,
  answerAskClaimDecision,
  answerCorrectClaimEvent,
} from './add-claim-event.ts'
import { answerDecideApproval } from './decide-approval.ts'
import { answerDecidePayeeChange } from './decide-payee-change.ts'
import { deskClaimOf } from './desk-claim.ts'
import { answerJudgeDocument, answerUndoJudgement } from './judge-document.ts'
import { answerListClaimFiles } from './list-claim-files.ts'
import { answerListClaims, answerListDocuments } from './list-claims.ts'
import { answerRevealInsured } from './reveal-insured.ts'

export function claimDeskHandlers(services: ClaimsServices): DeskHandlers<typeof claimDeskCalls> {
  return {
    listClaims: answerListClaims(services),
    async findClaim({ registNo }, { staff, trace }) {
      await takeSearch(services, staff)
      const ref = await claimOfNumber(services, registNo, staff.within)
      if (ref === undefined) {
        await trace({ event: 'claim-found', outcome: 'nothing' })
        throw nothingFound()
      }
      await trace({ event: 'claim-found', ...about(ref), outcome: 'found' })
      return { claimId: ref.id }
    },
    async readClaim({ claimId }, { staff, trace }) {
      const ref = mustBeFound(await claimOfId(services, claimId, staff.within))
      await trace({ event: 'claim-read', ...about(ref), outcome: 'desk' })
      return deskClaimOf(services, await readClaim(services, { object: ref }), staff)
    },
    addClaimEvent: answerAddClaimEvent(services),
    askClaimDecision: answerAskClaimDecision(services),
    correctClaimEvent: answerCorrectClaimEvent(services),
    listApprovals: answerListApprovals(services),
    decideApproval: answerDecideApproval(services),
    decidePayeeChange: answerDecidePayeeChange(services),
    listDocuments: answerListDocuments(services),
    listClaimFiles: answerListClaimFiles(services),
    revealInsured: answerRevealInsured(services),
    async viewDocument({ claimId, fileId }, { staff, trace }) {
      const ref = await claimOfId(services, claimId, staff.within)
      const file = ref && (await documentFileOf(services, ref, fileId))
      if (ref === undefined || file === undefined) throw nothingFound()
      if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
      }
      // Told first: nobody sees a document of which there is no trace.
      await trace({ event: 'claim-document-viewed', ...about(ref), outcome: fileId })
      const bytes = await services.files.read({ customerKey: ref.customerKey, id: fileId })
      return { bytes, contentType: file.mediaType }
    },
    /** What the customer signed last of this claim, as a file: accounts stand on it whole. */
    async viewSignedAnswer({ claimId, signed: asked }, { staff, trace }) {
      const ref = await claimOfId(services, claimId, staff.within)
      const signed = ref && (await lastSigned(services, { ref }, asked))
      if (ref === undefined || signed === undefined) throw nothingFound()
      if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
      }
      // Told first: nobody sees a document of which there is no trace.
      await trace({ event: 'settlement-answer-viewed', ...about(ref), outcome: signed.what })
      const bytes = await services.files.read(signed.file)
      return { bytes, contentType: 'application/pdf' }
    },
    /** The application that the customer signed last, as a file: whose it is stands on it whole. */
    async viewApplication({ claimId }, { staff, trace }) {
      const ref = await claimOfId(services, claimId, staff.within)
      const application = ref && (await lastApplication(services, ref))
      if (ref === undefined || application === undefined) throw nothingFound()
      if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
      }
      // Told first: nobody sees a document of which there is no trace.
      await trace({ event: 'claim-application-viewed', ...about(ref), outcome: 'signed' })
      const bytes = await services.files.read(application.file)
      return { bytes, contentType: 'application/pdf' }
    },
    judgeDocument: answerJudgeDocument(services),
    undoJudgement: answerUndoJudgement(services),
    listNudges: answerListNudges(services),
    /** Closes all that waits of a claim, so that nobody answers one customer twice. */
    async answerNudge({ claimId, answer }, { db, record, staff }) {
      const store = { ...services, db }
      const ref = await lockClaimOfId(store, claimId, staff.within)
      const at = services.clock.now()
      if (!(await answerNudges(store, ref, { at, text: answer, by: staff.account }))) {
        throw stateChanged('这次催办刚刚已由同事答复。')
      }
      const { registNo } = await readClaim(store, { object: ref })
      await tellCore(store, claimNudgeAnswered, {
        subject: `claim/${registNo}`,
        data: { registNo, answer, answeredAt: at.toISOString(), account: staff.account },
      })
      record({ event: 'claim-nudge-answered', ...about(ref), outcome: 'answered' })
      return {}
    },
  }
}

function answerListNudges(services: ClaimsServices): DeskHandler<typeof listNudges> {
  return async ({ page }, { staff }) => {
    const extent = { ...extentOf(page), within: staff.within }
    const { nudges, total } = await waitingNudges(services, extent)
    const claims = await readClaims(
      services,
      nudges.map(({ claim }) => claim),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    const today = services.clock.today()
    return {
      nudges: nudges.flatMap(({ claim: { id }, askedAt, answerBy }) => {
        const claim = claimOf.get(id)
        if (claim === undefined) return []
        const { productName, maskedInsuredName, statusText } = summaryShown(services, claim)
        return {
          ...{ claimId: id, registNo: claim.registNo, productName, maskedInsuredName, statusText },
          ...{ askedAt: minuteInChina(askedAt), answerBy, isOverdue: today > answerBy },
        }
      }),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

function answerListApprovals(services: ClaimsServices): DeskHandler<typeof listApprovals> {
  return async ({ page }, { staff }) => {
    const extent = { ...extentOf(page), within: staff.within }
    const { approvals, total } = await waitingApprovals(services, extent)
    const claims = await readClaims(
      services,
      approvals.map(({ claim }) => claim),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    return {
      approvals: approvals.flatMap(({ claim: { id }, type, amountFen, account, askedAt }) => {
        const claim = claimOf.get(id)
        if (claim === undefined) return []
        return [
          {
            claimId: id,
            registNo: claim.registNo,
            productName: claim.productName,
            maskedInsuredName: maskName(claim.insured.name),
            end: type,
            amount: amountFen,
            account,
            since: minuteInChina(askedAt),
          },
        ]
      }),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

import type {
  closeDocumentRequest,
  listDocumentRequests,
  DocumentRequest as Shown,
} from '@ecenter/contract/customers/desk/document-request.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { documentKinds } from '../../claims/rules/document-kinds.ts'
import { timelineOf } from '../../claims/rules/timeline.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimsWithin } from '../../claims/store/claim-within.ts'
import {
  closeRequestOfStaff,
  type DocumentRequest,
  requestsOfStaff,
} from '../../claims/store/document-request.ts'
import type { CustomersServices } from '../customers-services.ts'

/** What one asked for oneself, of claims that one may still see; masked, for the proof has ended. */
export function answerListDocumentRequests(
  services: CustomersServices,
): DeskHandler<typeof listDocumentRequests> {
  return async (_request, { staff }) => {
    const all = await requestsOfStaff(services, staff.id)
    const refs = await claimsWithin(
      services,
      all.map(({ claim }) => claim),
      staff.within,
    )
    const claims = new Map((await readClaims(services, refs)).map((claim) => [claim.id, claim]))
    const requests = all.flatMap((request) => shown(request, claims.get(request.claim.id)))
    const arrived = requests.filter(({ arrivedAt }) => arrivedAt !== undefined).length
    return { requests, arrived }
  }
}

export function answerCloseDocumentRequest(
  services: CustomersServices,
): DeskHandler<typeof closeDocumentRequest> {
  return async ({ requestId }, { db, staff, record }) => {
    const now = services.clock.now()
    const claim = await closeRequestOfStaff({ db }, { id: requestId, staffId: staff.id, now })
    if (claim === undefined) throw nothingFound()
    record({ event: 'document-request-closed', ...about(claim), outcome: 'done' })
    return {}
  }
}

function shown(request: DocumentRequest, claim: Claim | undefined): Shown[] {
  if (claim === undefined) return []
  const { id, type, words, askedAt, arrivedAt, conversationId } = request
  return [
    {
      requestId: id,
      claimId: claim.id,
      maskedRegistNo: maskPolicyNumber(claim.registNo),
      documentName: documentKinds[type].name,
      words,
      askedAt: minuteInChina(askedAt),
      arrivedAt: arrivedAt && minuteInChina(arrivedAt),
      isOver: timelineOf(claim).end !== undefined,
      chatId: conversationId,
    },
  ]
}

import type {
  AskableClaim,
  closeDocumentRequest,
  listDocumentRequests,
  readAskableDocuments,
  DocumentRequest as Shown,
} from '@ecenter/contract/customers/desk/document-request.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { documentKinds } from '../../claims/rules/document-kinds.ts'
import { timelineOf } from '../../claims/rules/timeline.ts'
import { whyNotAsked } from '../../claims/rules/why-not-asked.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimsWithin } from '../../claims/store/claim-within.ts'
import { claimDocuments } from '../../claims/store/documents/claim-documents.ts'
import {
  closeRequestOfStaff,
  type DocumentRequest,
  requestsOfStaff,
  typesWaitedFor,
} from '../../claims/store/documents/document-request.ts'
import type { CustomersServices } from '../customers-services.ts'
import { provenPerson } from './proven-person.ts'
import { thingsOfPerson } from './things/things-of-person.ts'

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
    const claim = mustBeFound(
      await closeRequestOfStaff({ db }, { id: requestId, staffId: staff.id, now }),
    )
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

export function answerReadAskableDocuments(
  services: CustomersServices,
): DeskHandler<typeof readAskableDocuments> {
  return async ({ customerId }, { staff, trace }) => {
    const { person, open } = await provenPerson(services, staff, customerId)
    if (!open.isNameOpen) return { isProven: false, claims: [] }
    const store = { ...services, ...seenBy(staff), staff }
    const { others } = await thingsOfPerson(store, person, { offset: 0, limit: 1 })
    const own = others.filter((thing) => thing.kind === 'claim' && open.isOpen(thing))
    const refs = own.flatMap(({ id, customerKey }) =>
      customerKey === undefined ? [] : [{ kind: 'claim' as const, id, customerKey }],
    )
    const claims = (await readClaims(services, refs)).filter(
      (claim) => timelineOf(claim).end === undefined,
    )
    await Promise.all(
      claims.map(({ ref }) => trace({ event: 'claim-read', ...about(ref), outcome: 'documents' })),
    )
    return {
      isProven: true,
      claims: await Promise.all(claims.map((claim) => askable(services, claim))),
    }
  }
}

/** Its whole list, and last of all what the list does not have. */
async function askable(services: CustomersServices, claim: Claim): Promise<AskableClaim> {
  const waitedFor = await typesWaitedFor(services, claim.ref)
  const listed = await claimDocuments(services, claim)
  const other = { type: 'other', name: documentKinds.other.name, state: 'later' } as const
  const documents = [...listed.filter(({ type }) => type !== other.type), other]
  return {
    claimId: claim.id,
    title: `${claim.accidentType} ${claim.registNo}`,
    documents: documents.map(({ type, name, state }) => ({
      type,
      name,
      state,
      whyNot: whyNotAsked({ type, state }, waitedFor),
    })),
  }
}

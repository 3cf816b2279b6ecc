import type { addClaimEvent } from '@ecenter/contract/claims/desk/add-claim-event.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { array, type InferOutput, is, safeParse } from 'valibot'
import type { Parts } from '../../parts.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { Failure, fieldRefused, nothingFound } from '../../platform/calls/failure.ts'
import { toldMoment } from '../../platform/calls/told-moment.ts'
import { appendClaimEvent } from '../../records/claims/append-claim-event.ts'
import { readClaim } from '../../records/claims/claim.repository.ts'
import { claimOfId } from '../../records/claims/claim-at-desk.ts'
import { type ClaimEvent, claimEventType } from '../../records/claims/claim-event.ts'
import { documentType } from '../../records/claims/document-type.ts'
import { lockClaim } from '../../records/claims/lock-claim.ts'
import { courseOf } from '../progress/course.ts'
import { whyNotAdded } from './addable-events.ts'
import { deskClaimOf } from './desk-claim.ts'

type Asked = InferOutput<(typeof addClaimEvent)['request']>

/** The claim is locked and judged anew: what would change nothing, or follows another state, is refused. */
export function answerAddClaimEvent(parts: Parts): DeskHandler<typeof addClaimEvent> {
  return async ({ claimId, version, ...asked }, { db, record }) => {
    const store = { ...parts, db }
    const ref = await claimOfId(store, claimId)
    if (ref === undefined) throw nothingFound()
    await lockClaim(store, ref)
    const claim = await readClaim(store, { object: ref })
    if (claim.events.length !== version) throw changedMeanwhile()
    const event = eventOf(asked, {
      now: parts.clock.now(),
      notBefore: claim.reportedAt,
      tooEarly: '时间不能早于报案时间',
    })
    const why = whyNotAdded(event.type, courseOf(claim))
    if (why !== undefined) throw new Failure(resultCodes.stateChanged, why)
    await appendClaimEvent(store, ref, event)
    record({ event: 'claim-event-added', ...about(ref), outcome: event.type })
    return deskClaimOf(store, await readClaim(store, { object: ref }))
  }
}

function eventOf(
  { type, at, dueOn, documents }: Omit<Asked, 'claimId' | 'version'>,
  bounds: Parameters<typeof toldMoment>[1],
): ClaimEvent {
  const known = safeParse(claimEventType, type)
  if (!known.success) throw fieldRefused('type', '请选择进展')
  const moment = toldMoment(at, bounds)
  if (known.output !== 'documents-asked') return { type: known.output, at: moment, facts: {} }
  if (documents === undefined || documents.length === 0) {
    return { type: known.output, at: moment, facts: { dueOn } }
  }
  if (!is(array(documentType), documents)) throw fieldRefused('documents', '请选择材料')
  return { type: known.output, at: moment, facts: { dueOn, kinds: documents } }
}

function changedMeanwhile(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '这件理赔刚刚有了新的进展。请看过最新情况，再决定是否添加。',
  )
}

import { newRequestId } from '@ecenter/client/request-id.ts'
import { isSettled, type Result } from '@ecenter/client/result.ts'
import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import {
  type ReportTaken,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { send } from '../../client/send.ts'
import { type AccidentDraft, happenedAt, isEmpty } from '../draft/accident-draft.ts'
import type { Reporter } from './reporter.ts'

/** How a try ended. */
export type Sent =
  | { readonly kind: 'taken'; readonly receipt: ReportTaken }
  /** The phone has to be proven, or once more. */
  | { readonly kind: 'unproven' }
  /** There is no line, or nobody answers: it is tried again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }

/** Sends the words, and how many photos follow them. */
export async function sendReport(reporter: Reporter, draft: AccidentDraft): Promise<Sent> {
  return sentOf(await sendWords(reporter, draft))
}

function sendWords(reporter: Reporter, draft: AccidentDraft): Promise<Result<ReportTaken>> {
  const { draftId } = draft
  const report = accidentOf(draft)
  return 'handle' in reporter
    ? send(reportOwnAccident, { draftId, handle: reporter.handle, report }, newRequestId())
    : send(reportAccident, { draftId, ...reporter, report }, newRequestId())
}

/** What was told, as the call has it; what was left empty is left out. */
function accidentOf(draft: AccidentDraft): Accident {
  const { words, position, note, driverName, otherPlate, otherMobile } = draft
  const hasOther = draft.otherSide !== 'none'
  return {
    isHurt: draft.isHurt,
    place: { position, words: given(words) },
    happenedAt: happenedAt(draft),
    toldAt: draft.toldAt ?? draft.savedAt,
    kind: draft.kind ?? 'other',
    note: given(note),
    driver: draft.driver,
    driverName: draft.driver === 'somebody' ? given(driverName) : undefined,
    otherSide: draft.otherSide ?? 'none',
    otherPlate: hasOther && !isEmpty(otherPlate) ? otherPlate : undefined,
    otherMobile: hasOther ? given(otherMobile) : undefined,
    photos: draft.photos.map(({ id, frame }) => ({ upload: id, frame })),
  }
}

function given(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : typed
}

function sentOf(result: Result<ReportTaken>): Sent {
  if (result.kind === 'answered') return { kind: 'taken', receipt: result.value }
  if (result.kind === 'transport' || !isSettled(result)) return { kind: 'lost' }
  if (result.code === resultCodes.grantMissing) return { kind: 'unproven' }
  return { kind: 'refused', message: result.message, field: result.field }
}

import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled, type Rejected, type Result } from '@ecenter/client/result.ts'
import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import {
  type ReportTaken,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { send } from '../../client/send.ts'
import { type AccidentDraft, happenedAt, isEmpty } from '../draft/accident-draft.ts'
import { leavePhotoOut, notePhoto, useDraft } from '../draft/use-draft.ts'
import type { Reporter } from './reporter.ts'
import { forgetSent, sendPhoto } from './send-photo.ts'

/** How a try ended. */
export type Sent =
  | { readonly kind: 'taken'; readonly receipt: ReportTaken }
  /** The phone has to be proven, or once more. */
  | { readonly kind: 'unproven' }
  /** There is no line, or nobody answers: it is tried again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }

/**
 * Sends the photos that have not arrived, one after the other, then the report that names them. What had
 * arrived in another visit is named there alone, so it is sent once more.
 */
export async function sendReport(
  reporter: Reporter,
  onProgress: (words: string) => void,
): Promise<Sent> {
  const unsent = await sendPhotos(reporter, onProgress)
  if (unsent !== undefined) return unsent
  onProgress('正在发送报案…')
  const first = await sendWords(reporter)
  if (!isAboutPhotos(first)) return sentOf(first)
  for (const { id } of useDraft.getState().draft.photos) forgetSent(id)
  return (await sendPhotos(reporter, onProgress)) ?? sentOf(await sendWords(reporter))
}

/** Undefined once all have arrived. */
async function sendPhotos(
  reporter: Reporter,
  onProgress: (words: string) => void,
): Promise<Sent | undefined> {
  const { photos } = useDraft.getState().draft
  for (const [at, photo] of photos.entries()) {
    if (photo.token !== undefined) continue
    onProgress(`正在发送第 ${at + 1} 张照片，共 ${photos.length} 张`)
    const result = await sendPhoto(reporter, photo)
    if (result === undefined) leavePhotoOut(photo.id)
    else if (result.kind === 'answered') notePhoto(photo.id, { token: result.value.photo })
    // One that the service does not take holds up nothing: what happened counts more.
    else if (isRefusedFile(result)) leavePhotoOut(photo.id, result.message)
    else return sentOf(result)
  }
  return undefined
}

function sendWords(reporter: Reporter): Promise<Result<ReportTaken>> {
  const { draft } = useDraft.getState()
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
    photos: draft.photos.flatMap(({ token }) => token ?? []),
  }
}

function given(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : typed
}

function isAboutPhotos(result: Result<unknown>): boolean {
  return result.kind === 'rejected' && result.field === 'report.photos'
}

function isRefusedFile(failed: Failed): failed is Rejected {
  return failed.kind === 'rejected' && failed.code === resultCodes.uploadRefused
}

function sentOf(result: Result<ReportTaken> | Failed): Sent {
  if (result.kind === 'answered') return { kind: 'taken', receipt: result.value }
  if (result.kind === 'transport' || !isSettled(result)) return { kind: 'lost' }
  if (result.code === resultCodes.grantMissing) return { kind: 'unproven' }
  return { kind: 'refused', message: result.message, field: result.field }
}

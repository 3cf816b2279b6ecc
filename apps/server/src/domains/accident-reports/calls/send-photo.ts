import type {
  sendAccidentPhoto,
  sendOwnAccidentPhoto,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { accidentPhotoAdded, accidentPhotoRefused } from '@ecenter/contract/core/accident-events.ts'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { isRefusedFile, judgeWhole, notWhole } from '../../../platform/uploads/judge-whole.ts'
import { dropPieces, type UploadRef, usePieces } from '../../../platform/uploads/upload-pieces.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import {
  type AccidentReport,
  type ReportPhoto,
  readReportOf,
} from '../store/accident-report.repository.ts'
import {
  fillPhoto,
  namedPhoto,
  photosOf,
  photosUntil,
  refusePhoto,
} from '../store/awaited-photos.ts'
import { lockReports } from '../store/note-report.ts'
import { idOfDraft } from '../store/store-report.ts'
import { photoLimits } from './photo-limits.ts'

export function answerSendAccidentPhoto(
  services: AccidentReportsServices,
): Handler<typeof sendAccidentPhoto> {
  return async ({ mobile, ...photo }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    return takePhoto(services, visitor, object.customerKey, photo)
  }
}

export function answerSendOwnAccidentPhoto(
  services: AccidentReportsServices,
): Handler<typeof sendOwnAccidentPhoto> {
  return ({ handle: _, ...photo }, visitor) =>
    takePhoto(services, visitor, visitor.grant.object.customerKey, photo)
}

interface GivenPhoto {
  readonly draftId: string
  readonly upload: string
  readonly bytes: number
}

/** Joins a photo to the report that has named it, and tells the core of it. */
async function takePhoto(
  services: AccidentReportsServices,
  visitor: Visitor & Submitting,
  customerKey: Buffer,
  { draftId, upload, bytes: expected }: GivenPhoto,
) {
  const ref = { customerKey, upload }
  const report = await reportOfDraft(services, customerKey, draftId)
  const named = report && (await namedPhoto(services, report.id, upload))
  if (report === undefined || named === undefined) throw notWhole()
  if (named.isSettled) {
    return visitor.submission.commit(({ db }) => answerOf({ ...services, db }, report.id))
  }
  const isOver = services.clock.now() > photosUntil(report.receivedAt)
  if (expected === 0) return giveUp(services, visitor, report, ref, isOver)
  if (isOver) {
    throw uploadRefused('报案已超过 24 小时，照片不再收了。请留着，理赔人员联系时再给。')
  }
  const { bytes, pieces } = await judged(services, visitor, report, ref, expected)
  const { id } = await services.files.store(customerKey, bytes)
  return visitor.submission.commit(async ({ db, record }) => {
    const store = { ...services, db }
    await lockReports(store, [report.id])
    const photo = await namedPhoto(store, report.id, upload)
    // Of requests that ask at once for one whole, one has it; the other's file is removed like any loose one.
    if (photo === undefined || photo.isSettled) return answerOf(store, report.id)
    if (!(await usePieces(store, ref, pieces))) throw notWhole()
    const { frame } = photo
    await joinToReport(store, report, upload, { id, frame, mediaType, bytes: bytes.length })
    record({ ...traceOf(report), outcome: frame })
    return answerOf(store, report.id)
  })
}

const mediaType = 'image/jpeg'

/** What is no photo is waited for no more. */
async function judged(
  services: AccidentReportsServices,
  visitor: Visitor & Submitting,
  report: AccidentReport,
  ref: UploadRef,
  expected: number,
) {
  try {
    const file = await judgeWhole(services, visitor, ref, expected, photoLimits)
    if (file.mediaType === mediaType) return file
    await dropPieces(services, ref)
    throw uploadRefused('文件不是照片。')
  } catch (error) {
    if (isRefusedFile(error)) await refuse(services, report, ref.upload)
    throw error
  }
}

/** The answer is an error, which keeps no submission: what it changes and tells is a transaction of its own. */
function refuse(services: AccidentReportsServices, report: AccidentReport, upload: string) {
  return inTransaction(services.db, async (db) => {
    const store = { ...services, db }
    await lockReports(store, [report.id])
    await waitNoMore(store, report, upload, 'refused')
  })
}

/** With the report locked, which is told once of each photo. */
async function waitNoMore(
  store: AccidentReportsServices,
  { id, receiptNo }: AccidentReport,
  upload: string,
  why: 'refused' | 'lost',
): Promise<void> {
  const photo = await refusePhoto(store, id, upload)
  if (photo === undefined) return
  const { photosToCome } = await answerOf(store, id)
  const at = store.clock.now().toISOString()
  await tellCore(store, accidentPhotoRefused, {
    subject: `accident/${receiptNo}`,
    data: { receiptNo, at, frame: photo.frame, why, photosToCome },
  })
}

/** The phone holds it no more, or was told that it cannot be taken; what came too late has been missed already. */
function giveUp(
  services: AccidentReportsServices,
  { submission }: Submitting,
  report: AccidentReport,
  ref: UploadRef,
  isOver: boolean,
) {
  return submission.commit(async ({ db, record }) => {
    const store = { ...services, db }
    await lockReports(store, [report.id])
    if (!isOver) await waitNoMore(store, report, ref.upload, 'lost')
    await dropPieces(store, ref)
    record({ ...traceOf(report), outcome: 'given-up' })
    return answerOf(store, report.id)
  })
}

/** Of somebody else there is no report here, as of a draft that nobody has sent. */
async function reportOfDraft(
  services: AccidentReportsServices,
  customerKey: Buffer,
  draftId: string,
) {
  const id = await idOfDraft(services, customerKey, draftId)
  return id === undefined ? undefined : readReportOf(services, id, undefined)
}

/** With the report locked: of two last photos at once, one tells the core that none is to come. */
async function joinToReport(
  services: AccidentReportsServices,
  { id: reportId, customerKey, receiptNo }: AccidentReport,
  upload: string,
  photo: ReportPhoto,
): Promise<void> {
  await services.files.keep({ customerKey, id: photo.id }, services.db)
  await fillPhoto(services, reportId, upload, photo)
  const { photosToCome } = await answerOf(services, reportId)
  await tellCore(services, accidentPhotoAdded, {
    subject: `accident/${receiptNo}`,
    data: { receiptNo, at: services.clock.now().toISOString(), photo, photosToCome },
    files: [{ customerKey, id: photo.id, mediaType }],
  })
}

function traceOf({ id, customerKey }: AccidentReport) {
  return {
    event: 'accident-photo-sent',
    objectId: id,
    subject: customerKey.toString('hex'),
  } as const
}

async function answerOf(services: AccidentReportsServices, reportId: string) {
  const report = await readReportOf(services, reportId, undefined)
  if (report === undefined) throw notWhole()
  return photosOf(services, report)
}

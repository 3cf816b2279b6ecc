import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import { type Clock, minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { AccidentReport, ReportPhoto } from './accident-report.repository.ts'

/** So long photos may come after their report; whoever judges the damage has called by then. */
const awaitedSeconds = 86_400

export function photosUntil(receivedAt: Date): Date {
  return secondsAfter(receivedAt, awaitedSeconds)
}

/** How many have come, how many are to come and until when, and how many are waited for no more. */
export function photosOf(
  { clock }: { readonly clock: Pick<Clock, 'now'> },
  report: Pick<AccidentReport, 'photoCount' | 'photosOpen' | 'photosRefused' | 'receivedAt'>,
) {
  const { photoCount, photosOpen, photosRefused } = report
  const until = photosUntil(report.receivedAt)
  const isOver = clock.now() > until
  return {
    photoCount,
    photosToCome: isOver ? 0 : photosOpen,
    photosUntil: photosOpen > 0 ? minuteInChina(until) : undefined,
    photosMissed: isOver ? photosOpen : 0,
    photosRefused,
  }
}

interface NamedPhoto {
  readonly frame: PhotoFrame
  /** It has come, or never will. */
  readonly isSettled: boolean
}

/** The photo that a report has named; undefined where it has not. Within a transaction it is nobody else's until its end. */
export async function namedPhoto(
  { db }: { readonly db: Db },
  reportId: string,
  upload: string,
): Promise<NamedPhoto | undefined> {
  const row = await db
    .selectFrom('accident_report_photo')
    .select(['frame', 'file_id', 'is_refused'])
    .where('report_id', '=', reportId)
    .where('upload_id', '=', upload)
    .forUpdate()
    .executeTakeFirst()
  return row && { frame: row.frame, isSettled: row.is_refused || row.file_id !== null }
}

/** A locked photo has come. */
export async function fillPhoto(
  { db }: { readonly db: Db },
  reportId: string,
  upload: string,
  { id, mediaType, bytes }: Omit<ReportPhoto, 'frame'>,
): Promise<void> {
  await db
    .updateTable('accident_report_photo')
    .set({ file_id: id, media_type: mediaType, bytes })
    .where('report_id', '=', reportId)
    .where('upload_id', '=', upload)
    .execute()
}

/** It cannot be taken: nobody waits for it any more. Undefined where it had come, or was refused already. */
export async function refusePhoto(
  { db }: { readonly db: Db },
  reportId: string,
  upload: string,
): Promise<{ readonly frame: PhotoFrame } | undefined> {
  return db
    .updateTable('accident_report_photo')
    .set({ is_refused: true })
    .where('report_id', '=', reportId)
    .where('upload_id', '=', upload)
    .where('file_id', 'is', null)
    .where('is_refused', '=', false)
    .returning('frame')
    .executeTakeFirst()
}

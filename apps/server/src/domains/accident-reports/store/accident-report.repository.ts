import { accident, photoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import { closeReason, reportAct } from '@ecenter/contract/accident-reports/closing.ts'
import { type Selectable, sql } from 'kysely'
import { type InferOutput, number, object, omit, optional, parse, string } from 'valibot'
import { readAnswers } from '../../../imports/push/core-answers.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { staffMark } from '../../../platform/staff/staff-mark.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'

/** What is sealed of a report: all that says who and where. */
export const reportSecrets = object({
  ...omit(accident, ['photos', 'isHurt']).entries,
  mobile: optional(string()),
  reporterName: optional(string()),
  plate: optional(string()),
  /** Who of the staff took it from the caller, by how they sign in. */
  takenBy: optional(object({ ...staffMark.entries, account: string() })),
  /** Of the last time that it was closed: why, and what its reporter reads of that. */
  closing: optional(object({ reason: closeReason, told: string() })),
})
export type ReportSecrets = InferOutput<typeof reportSecrets>

const reportPhoto = object({
  id: string(),
  frame: photoFrame,
  mediaType: string(),
  bytes: number(),
})
export type ReportPhoto = InferOutput<typeof reportPhoto>

/** A report as it lies here. */
export interface AccidentReport extends ReportSecrets {
  readonly id: string
  /** With what its photos lie. */
  readonly customerKey: FileRef['customerKey']
  readonly receiptNo: string
  readonly eventId: string
  readonly policyId: string | undefined
  readonly plateKey: Buffer | undefined
  readonly happenedOn: string
  readonly receivedAt: Date
  readonly callBy: Date | undefined
  readonly calledAt: Date | undefined
  /** What staff owe next is late after it; undefined once they owe nothing more. */
  readonly dueBy: Date | undefined
  /** No claim comes of it, as staff say. */
  readonly closedAt: Date | undefined
  readonly isHurt: boolean
  readonly photoCount: number
  /** Told with the report, and not here yet. */
  readonly photosOpen: number
  /** Told with the report, and waited for no more: what came was no photo, or the phone had lost it. */
  readonly photosRefused: number
  /** The number of the claim that the core made of it. */
  readonly registNo: string | undefined
}

const reportNote = object({
  text: string(),
  byName: string(),
  act: optional(reportAct),
  /** The report that it was found to be of one accident with, or not. */
  otherId: optional(string()),
})

export interface ReportNote extends InferOutput<typeof reportNote> {
  readonly at: Date
  readonly isCall: boolean
}

export interface ReportStore {
  readonly db: Db
  readonly keys: Keys
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function accidentReportContext(id: string): string {
  return `accident-report/${id}`
}

export function accidentNoteContext(reportId: string, seq: number): string {
  return `accident-report-note/${reportId}/${seq}`
}

type Row = Selectable<Tables['accident_report']>

/** Rows of reports with how many photos they have; more is chosen by whoever reads. */
export function selectReports({ db }: Pick<ReportStore, 'db'>) {
  return db
    .selectFrom('accident_report')
    .selectAll('accident_report')
    .select([
      photosWhere('file_id is not null').as('photos'),
      photosWhere('file_id is null and not is_refused').as('photos_open'),
      photosWhere('is_refused').as('photos_refused'),
    ])
}

function photosWhere(condition: string) {
  return sql<number>`(select count(*)::int from accident_report_photo where report_id = accident_report.id and ${sql.raw(condition)})`
}

interface PhotoCounts {
  readonly photos: number
  readonly photos_open: number
  readonly photos_refused: number
}

/** Opens rows that were read whole, and joins those that the core has answered to their claims. */
export async function openReports(
  store: ReportStore,
  rows: readonly (Row & PhotoCounts)[],
): Promise<AccidentReport[]> {
  const registNos = await readAnswers(
    store,
    'claims',
    rows.map(({ event_id }) => event_id),
  )
  return rows.map((row) => ({
    ...parse(reportSecrets, store.keys.unseal(accidentReportContext(row.id), row.sealed)),
    id: row.id,
    customerKey: row.customer_key,
    receiptNo: row.receipt_no,
    eventId: row.event_id,
    policyId: row.policy_id ?? undefined,
    plateKey: row.plate_key ?? undefined,
    happenedOn: row.happened_on,
    receivedAt: row.received_at,
    callBy: row.call_by ?? undefined,
    calledAt: row.called_at ?? undefined,
    dueBy: row.due_by ?? undefined,
    closedAt: row.closed_at ?? undefined,
    isHurt: row.is_hurt,
    photoCount: row.photos,
    photosOpen: row.photos_open,
    photosRefused: row.photos_refused,
    registNo: registNos.get(row.event_id),
  }))
}

export async function readReportOf(
  store: ReportStore,
  id: string,
  within: Within,
): Promise<AccidentReport | undefined> {
  const rows = await selectReports(store)
    .where('id', '=', id)
    .where(isWithin('accident_report.area_code', within))
    .execute()
  const [report] = await openReports(store, rows)
  return report
}

/** The report of this number, which its reporter tells. */
export async function reportOfReceipt(
  store: ReportStore,
  receiptNo: string,
  within: Within,
): Promise<AccidentReport | undefined> {
  const rows = await selectReports(store)
    .where('receipt_no', '=', receiptNo)
    .where(isWithin('accident_report.area_code', within))
    .execute()
  const [report] = await openReports(store, rows)
  return report
}

/** Those that have come, in the order in which they were taken. */
export async function readPhotos(
  { db }: Pick<ReportStore, 'db'>,
  reportId: string,
): Promise<ReportPhoto[]> {
  const rows = await db
    .selectFrom('accident_report_photo')
    .select(['frame', 'file_id', 'media_type', 'bytes'])
    .where('report_id', '=', reportId)
    .where('file_id', 'is not', null)
    .$narrowType<{ file_id: string; media_type: string; bytes: number }>()
    .orderBy('seq')
    .execute()
  return rows.map(({ file_id, frame, media_type, bytes }) => ({
    id: file_id,
    frame,
    mediaType: media_type,
    bytes,
  }))
}

/** In order. */
export async function readNotes(
  { db, keys }: ReportStore,
  reportId: string,
): Promise<ReportNote[]> {
  const rows = await db
    .selectFrom('accident_report_note')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at, is_call, sealed }) => ({
    ...parse(reportNote, keys.unseal(accidentNoteContext(reportId, seq), sealed)),
    at,
    isCall: is_call,
  }))
}

interface ReportsAsked {
  readonly phoneKeys: readonly Buffer[]
  readonly policyIds: readonly string[]
  readonly now: Date
  /** Of staff of a branch. */
  readonly within?: Within
}

/** What was reported with these phones of late, or about these policies; the latest first. */
export async function reportsOf(
  store: ReportStore,
  { phoneKeys, policyIds, now, within }: ReportsAsked,
): Promise<AccidentReport[]> {
  if (phoneKeys.length + policyIds.length === 0) return []
  const rows = await selectReports(store)
    .where(({ or, and, eb }) =>
      or([
        // A report of one's own car lies with the customer, whose key is no phone's.
        and([
          eb('policy_id', 'is', null),
          eb('customer_key', '=', sql<Buffer>`any(${phoneKeys}::bytea[])`),
          eb('received_at', '>', secondsAfter(now, -shownByPhoneDays * 86_400)),
        ]),
        eb('policy_id', '=', sql<string>`any(${policyIds}::uuid[])`),
      ]),
    )
    .where(isWithin('accident_report.area_code', within))
    .orderBy('received_at', 'desc')
    .limit(shownAtMost)
    .execute()
  return openReports(store, rows)
}

const shownAtMost = 20

/** A number that is given away again opens nothing of whoever had it before. */
const shownByPhoneDays = 30

import { randomUUID } from 'node:crypto'
import type { PhotoToCome } from '@ecenter/contract/accident-reports/accident.ts'
import { parse } from 'valibot'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { callDueBy } from '../rules/report-due.ts'
import {
  accidentReportContext,
  type ReportSecrets,
  type ReportStore,
  reportSecrets,
} from './accident-report.repository.ts'

export interface NewReport extends ReportSecrets {
  readonly customerKey: Buffer
  readonly draftId: string
  readonly receiptNo: string
  readonly eventId: string
  readonly policyId: string | undefined
  readonly policyNo: string | undefined
  readonly happenedOn: string
  readonly receivedAt: Date
  readonly callBy: Date | undefined
  readonly isHurt: boolean
  readonly photos: readonly PhotoToCome[]
  /** By whose policy it is: nobody else has to hear of it. */
  readonly isByHolder: boolean
}

/** Makes whoever sends the same draft wait for the transaction. */
export async function lockDraft({ db }: Pick<ReportStore, 'db'>, draftId: string): Promise<void> {
  await waitForName(db, `accident-draft/${draftId}`)
}

/** What was stored of a draft, by whichever session of the same reporter. */
export async function idOfDraft(
  { db }: Pick<ReportStore, 'db'>,
  customerKey: Buffer,
  draftId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accident_report')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row?.id
}

/** Stores a report of a locked draft, and which photos come after it. */
export async function storeReport({ db, keys }: ReportStore, report: NewReport): Promise<string> {
  const id = randomUUID()
  const { plate } = report
  await db
    .insertInto('accident_report')
    .values({
      id,
      customer_key: report.customerKey,
      draft_id: report.draftId,
      receipt_no: report.receiptNo,
      event_id: report.eventId,
      policy_id: report.policyId ?? null,
      plate_key: plate === undefined ? null : keys.searchHash('plate', plate),
      area_code: (report.policyNo && areaOf(report.policyNo)) || null,
      happened_on: report.happenedOn,
      received_at: report.receivedAt,
      call_by: report.callBy ?? null,
      due_by: callDueBy(report.receivedAt, report.callBy),
      is_hurt: report.isHurt,
      is_holder_notified: report.isByHolder,
      sealed: keys.seal(accidentReportContext(id), parse(reportSecrets, report)),
    })
    .execute()
  const photos = report.photos.map(({ upload: upload_id, frame }, at) => ({
    report_id: id,
    seq: at + 1,
    upload_id,
    frame,
  }))
  if (photos.length > 0) await db.insertInto('accident_report_photo').values(photos).execute()
  return id
}

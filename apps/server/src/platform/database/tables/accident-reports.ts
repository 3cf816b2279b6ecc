import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import type { Generated } from 'kysely'

export interface AccidentReportTables {
  accident_report: AccidentReportTable
  accident_report_photo: AccidentReportPhotoTable
  accident_report_note: AccidentReportNoteTable
}

interface AccidentReportTable {
  id: string
  /** Of the phone that was proven, or of the policy of the reporter's own car; its photos lie with it. */
  customer_key: Buffer
  /** The phone's own name of it, so that it is taken once. */
  draft_id: string
  /** What the reporter may quote. */
  receipt_no: string
  /** The event that told the core; the row that answers it is its claim. */
  event_id: string
  /** Set where the reporter has proven that the car is theirs. */
  policy_id: string | null
  plate_key: Buffer | null
  /** Of the branch that issued the policy; null where it is not known. */
  area_code: string | null
  /** ISO date of the insurer's day. */
  happened_on: string
  received_at: Date
  /** Null where no call was promised. */
  call_by: Date | null
  called_at: Generated<Date | null>
  /**
   * What staff owe next is late after it: the call, then that the core makes a claim of it. Null once they owe nothing
   * more: a promised call is owed also where the claim is there.
   */
  due_by: Date | null
  /** No claim comes of it, as staff say; the core may make one all the same, and then it is null again. */
  closed_at: Generated<Date | null>
  is_hurt: boolean
  is_holder_notified: Generated<boolean>
  /** Null until the core has made a claim of it, whose number is told to its reporter. */
  is_number_told: Generated<boolean | null>
  sealed: Buffer
}

interface AccidentReportPhotoTable {
  report_id: string
  seq: number
  /** The phone's own name of it. */
  upload_id: string
  frame: PhotoFrame
  /** Null until it has come, after its report. */
  file_id: string | null
  media_type: string | null
  bytes: number | null
  is_refused: Generated<boolean>
}

interface AccidentReportNoteTable {
  report_id: string
  seq: number
  at: Date
  staff_id: string
  is_call: boolean
  /** What was noted, and by whom. */
  sealed: Buffer
}

import { accident, photoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import { type InferOutput, number, object, omit, optional, string } from 'valibot'
import type { FileRef } from '../../../platform/files/files.ts'
import { staffMark } from '../../../platform/staff/staff-mark.ts'

/** What is sealed of a report: all that says who and where. */
export const reportSecrets = object({
  ...omit(accident, ['photos', 'isHurt']).entries,
  mobile: optional(string()),
  reporterName: optional(string()),
  plate: optional(string()),
  /** Who of the staff took it from the caller, by how they sign in. */
  takenBy: optional(object({ ...staffMark.entries, account: string() })),
})
export type ReportSecrets = InferOutput<typeof reportSecrets>

export const reportPhoto = object({
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
  /** What staff owe next is late after it. */
  readonly dueBy: Date
  readonly isHurt: boolean
  readonly photoCount: number
  /** Told with the report, and not here yet. */
  readonly photosOpen: number
  /** Told with the report, and waited for no more: what came was no photo, or the phone had lost it. */
  readonly photosRefused: number
  /** The number of the claim that the core made of it. */
  readonly registNo: string | undefined
}

export const reportNote = object({ text: string(), byName: string() })

export interface ReportNote extends InferOutput<typeof reportNote> {
  readonly at: Date
  readonly isCall: boolean
}

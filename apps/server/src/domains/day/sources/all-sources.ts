import { type DayKind, dayKindsOf } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { callBacksDue } from './call-backs-due.ts'
import { casesDue } from './cases-due.ts'
import { chatsDue } from './chats-due.ts'
import { approvalsDue, claimsDue, documentsDue, nudgesDue } from './claims-due.ts'
import { contentDue } from './content-due.ts'
import type { DaySource } from './day-source.ts'
import { deadLettersDue } from './dead-letters-due.ts'
import { findingsDue } from './findings-due.ts'
import { leadsDue } from './leads-due.ts'
import { linksDue } from './links-due.ts'
import { onlyProvenDue } from './only-proven-due.ts'
import { refundsDue } from './refunds-due.ts'
import { reportsDue } from './reports-due.ts'
import { returnsDue } from './returns-due.ts'
import { staffRequestsDue } from './staff-requests-due.ts'
import { unissuedDue } from './unissued-due.ts'
import { requestsDue, wishesDue } from './wishes-due.ts'
import { wrapUpsDue } from './wrap-ups-due.ts'

const sources: Readonly<Record<DayKind, DaySource>> = {
  chat: chatsDue,
  'wrap-up': wrapUpsDue,
  'call-back': callBacksDue,
  report: reportsDue,
  lead: leadsDue,
  document: documentsDue,
  approval: approvalsDue,
  claim: claimsDue,
  nudge: nudgesDue,
  case: casesDue,
  return: returnsDue,
  link: linksDue,
  refund: refundsDue,
  unissued: unissuedDue,
  'only-proven': onlyProvenDue,
  content: contentDue,
  request: requestsDue,
  wish: wishesDue,
  'dead-letter': deadLettersDue,
  'staff-request': staffRequestsDue,
  finding: findingsDue,
}

/** Those that this member of staff may handle. */
export function sourcesOf({ roles }: Pick<Staff, 'roles'>): DaySource[] {
  return dayKindsOf(roles).map((kind) => sources[kind])
}

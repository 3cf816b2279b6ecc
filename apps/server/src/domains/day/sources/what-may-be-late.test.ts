import type { ReportState } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { type DayKind, dayKind } from '@ecenter/contract/day/desk/day-row.ts'
import type { LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import type { ProfileNumber } from '../../../platform/config/profile/profile-table.ts'
import type { StoredOrderStatus } from '../../orders/store/order.ts'
import type { Refund } from '../../orders/store/payment.ts'
import { sourcesOf } from './all-sources.ts'

const service = serviceOfTests({ demo: false })

/** Who has it in their day, or why staff owe nothing by it. */
type Late = DayKind | { readonly nobody: string }

const customers: Late = { nobody: 'the customer acts, or lets it be' }
const limit: Late = { nobody: 'a limit, and nothing that is waited for' }
const ended: Late = { nobody: 'it has ended' }

/** A number more does not compile until it says whose list tells that it was missed. */
const ofNumbers: Readonly<Record<ProfileNumber, Late>> = {
  LEAD_CALL_WORKDAYS: 'lead',
  APPEAL_CALL_WORKDAYS: 'case',
  OBJECTION_DAYS: 'case',
  COMPLAINT_DAYS: 'case',
  COMPLEX_COMPLAINT_DAYS: 'case',
  REVIEW_DAYS: 'case',
  REVIEW_ASKED_DAYS: customers,
  CLAIM_ASSESS_DAYS: 'claim',
  CLAIM_PAY_DAYS: 'claim',
  CLAIM_REFUSAL_DAYS: 'claim',
  CLAIM_APPROVAL_ABOVE_YUAN: 'approval',
  DOCUMENT_UNDO_SECONDS: { nobody: 'the service acts by itself' },
  ACCIDENT_CALL_MINUTES: 'report',
  RETURN_DAYS: 'return',
  RETURN_ASKED_DAYS: customers,
  REFUND_WORKDAYS: 'refund',
  ISSUE_HOURS: 'unissued',
  CHAT_ANSWER_MINUTES: 'chat',
  MESSAGE_ANSWER_MINUTES: 'chat',
  CHATS_AT_ONCE: limit,
  CALL_BACK_TRIES: limit,
  AWAY_MINUTES: { nobody: 'supervisors see it where they watch chats' },
  WRAP_UP_MINUTES: 'wrap-up',
  CHAT_REMINDED_MINUTES: customers,
  CHAT_LEFT_MINUTES: customers,
  ROBOT_CHAT_LEFT_MINUTES: customers,
  SEARCHES_AN_HOUR_BY_AGENT: limit,
  SEARCHES_AN_HOUR_BY_HANDLER: limit,
  SEARCHES_AN_HOUR_BY_SUPERVISOR: limit,
  SEARCHES_A_DAY: limit,
  REVEALS_A_DAY_BY_AGENT: limit,
  REVEALS_A_DAY_BY_HANDLER: limit,
  DAY_SOON_MINUTES: { nobody: 'it groups the day, and what is soon is not late' },
  LOOKS_CUSTOMERS_A_DAY: 'finding',
  LOOKS_REVEALS_AN_HOUR: 'finding',
  LOOKS_REFUSED_A_DAY: 'finding',
  LOOKS_IN_VAIN_A_DAY: 'finding',
  LOOKS_AT_NIGHT_A_DAY: 'finding',
  LOOKS_NIGHT_FROM_HOUR: 'finding',
  LOOKS_NIGHT_UNTIL_HOUR: 'finding',
  LOOKS_CROWD_STAFF: 'finding',
  LEADS_KEPT_DAYS: limit,
  FINDINGS_KEPT_DAYS: limit,
  WISH_HOURS_PLATE_CORRECTION: 'wish',
  WISH_HOURS_DELIVERY_CHANGE: 'wish',
  WISH_HOURS_CONTACT_CHANGE: 'wish',
  WISH_HOURS_INVOICE_CHANGE: 'wish',
  WISH_HOURS_CLAIM_DECISION: 'wish',
  WISH_HOURS_PAYEE_CHANGE: 'payee-change',
}

const ofOrders: Readonly<Record<StoredOrderStatus, Late>> = {
  unpaid: customers,
  'on-delivery': { nobody: 'the courier brings it, as its delivery tells' },
  paid: 'unissued',
  expired: ended,
  cancelled: ended,
  refunding: 'refund',
  refunded: ended,
}

const ofRefunds: Readonly<Record<Refund['state'], Late>> = {
  asked: 'refund',
  'under way': 'refund',
  done: ended,
}

const ofLinks: Readonly<Record<LinkState, Late>> = {
  open: customers,
  registered: 'link',
  paid: ended,
  failed: 'failed-refund',
  expired: ended,
  revoked: ended,
}

const ofReports: Readonly<Record<ReportState, Late>> = {
  waiting: 'report',
  registered: ended,
  closed: ended,
}

const ofWishes: Readonly<Record<WishKind, Late>> = {
  'claim-decision': 'wish',
  // Where the core decides on claims, it is a wish like the others.
  'payee-change': 'payee-change',
  'plate-correction': 'wish',
  'delivery-change': 'wish',
  'contact-change': 'wish',
  'invoice-change': 'wish',
  'data-request': 'request',
}

/** Every column that says by when something is done. */
const ofColumns: Readonly<Record<string, Late>> = {
  'accident_report.call_by': 'report',
  'accident_report.due_by': 'report',
  'appeal.answer_by': 'case',
  'appeal.call_by': 'case',
  'appeal.due_on': 'case',
  'appeal_event.answer_by': 'case',
  'call_note.call_back_at': 'call-back',
  'claim.due_on': 'claim',
  'claim_judgement.due_at': { nobody: 'the service acts by itself' },
  'claim_nudge.answer_by': 'nudge',
  'data_request.answer_by': 'request',
  'only_proven_end.due_at': 'only-proven',
  'wish.due_at': 'wish',
}

/** What nobody promised, or another word tells the deadline of. */
const unpromised: readonly Late[] = [
  'double-payment',
  'document',
  'content',
  'dead-letter',
  'staff-request',
  'finding',
]

test('every column with a deadline is in the day of somebody, or says why it is in nobody’s', async () => {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('date', 'timestamp with time zone')
      and (column_name ~ '^due_|_by$' or column_name = 'call_back_at')
  `.execute(service.db)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(ofColumns).sort())
})

test('each kind of the day is told by its source, and is there for something that may be late', () => {
  expect(sourcesOf({ roles: ['supervisor'] }).map(({ kind }) => kind)).toEqual(dayKind.options)
  const tables = [ofNumbers, ofOrders, ofRefunds, ofLinks, ofReports, ofWishes, ofColumns]
  const named = new Set([...tables.flatMap((table) => Object.values(table)), ...unpromised])
  expect(dayKind.options.filter((kind) => !named.has(kind))).toEqual([])
})

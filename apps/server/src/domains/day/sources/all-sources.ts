import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import { callKindNames } from '@ecenter/contract/customers/desk/call-note.ts'
import { type DayKind, dayKindsOf } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { findDeadEvents } from '../../../core/out/dead-events.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import {
  countUnwrapped,
  unwrappedConversations,
} from '../../customer-service/store/closed-conversations.ts'
import { countCallBacks, callBacksDue as dueCallBacks } from '../../customers/store/call-note.ts'
import { countFindings, readFindings } from '../../looks/store/look-finding.repository.ts'
import { callBy, lateBefore } from '../../purchases/rules/call-by.ts'
import { callsOwed, countCallsOwed } from '../../purchases/store/lead-search.ts'
import { byEndOf, byMoment, byNextWorkday } from '../rules/due.ts'
import { casesDue } from './cases-due.ts'
import { chatsDue } from './chats-due.ts'
import { approvalsDue, claimsDue, documentsDue, nudgesDue } from './claims-due.ts'
import { contentDue } from './content-due.ts'
import type { DayAsked, DaySource } from './day-source.ts'
import { doublePaymentsDue } from './double-payments-due.ts'
import { linksDue } from './links-due.ts'
import { onlyProvenDue } from './only-proven-due.ts'
import { refundsDue } from './refunds-due.ts'
import { reportsDue } from './reports-due.ts'
import { returnsDue } from './returns-due.ts'
import { staffRequestsDue } from './staff-requests-due.ts'
import { unissuedDue } from './unissued-due.ts'
import { requestsDue, wishesDue } from './wishes-due.ts'

/** Callers who were promised a call at a time of their own; anybody may make it. */
const callBacksDue: DaySource = {
  kind: 'call-back',
  count: (services, { now }) => countCallBacks(services, now),
  async list(services, { limit }) {
    const notes = await dueCallBacks(services, limit)
    return notes.flatMap(({ id, kind, maskedName, callBackAt }) =>
      callBackAt === undefined
        ? []
        : [
            {
              kind: 'call-back',
              id,
              what: '给客户回电',
              about: callKindNames[kind],
              masked: maskedName,
              ...byMoment(callBackAt),
            },
          ],
    )
  },
}

/** Events that the core did not take in three days: each is late. */
const deadLettersDue: DaySource = {
  kind: 'dead-letter',
  async count({ db }) {
    const { total } = await findDeadEvents(db, { limit: 0 })
    return { total, late: total }
  },
  async list({ db }, { limit }) {
    const { events } = await findDeadEvents(db, { limit })
    return events.map(({ id, type, tries, givenUpAt }) => ({
      kind: 'dead-letter',
      id,
      what: '重发核心消息',
      about: `${coreEvents.find((event) => event.type === type)?.name ?? type}，试过 ${tries} 次`,
      ...byMoment(givenUpAt),
    }))
  },
}

/** Unusual looks of colleagues that nobody has settled yet; what concerns oneself is for somebody else. */
const findingsDue: DaySource = {
  kind: 'finding',
  isOwn: true,
  async count(services, asked) {
    const open = await readFindings(services, openFor(asked))
    const late = open.filter(
      ({ lastAt }) => Date.parse(byNextWorkday(lastAt).dueAt) <= asked.now.getTime(),
    )
    return { total: await countFindings(services, openFor(asked)), late: late.length }
  },
  async list(services, { limit, ...asked }) {
    const open = (await readFindings(services, openFor(asked))).reverse().slice(0, limit)
    const names = await staffNames(
      services,
      open.map(({ staffId }) => staffId),
    )
    return open.map(({ staffId, rule, day, count, lastAt }) => ({
      kind: 'finding',
      id: day,
      what: '核实异常访问',
      about: `${unusualRules[rule].title}，${count} 次`,
      number: names.get(staffId) ?? '已离职',
      ...byNextWorkday(lastAt),
    }))
  },
}

function openFor({ staff }: Pick<DayAsked, 'staff'>) {
  return { isOpen: true, besides: staff.id, branch: staff.branch }
}

/** People who want to buy, and were promised a call. */
const leadsDue: DaySource = {
  kind: 'lead',
  count: (services, { staff, today }) => countCallsOwed(services, lateBefore(today), staff.within),
  async list(services, { staff, limit }) {
    const leads = await callsOwed(services, { limit, within: staff.within })
    return leads.map(({ ref, leadNo, product, applicant, leftOn }) => ({
      kind: 'lead',
      id: ref.id,
      what: '联系投保登记',
      about: productNames[product],
      masked: maskName(applicant),
      number: leadNo,
      ...byEndOf(callBy(leftOn)),
    }))
  },
}

/** Chats that their customers left: whoever had one says what it was about while they know. */
const wrapUpsDue: DaySource = {
  kind: 'wrap-up',
  isOwn: true,
  count(services, { staff, now }) {
    const before = secondsAfter(now, -services.settings.wrapUpMinutes * 60)
    return countUnwrapped(services, staff.id, before)
  },
  async list(services, { staff, limit }) {
    const waiting = await unwrappedConversations(services, staff.id, limit)
    return waiting.map(({ id, username, endedAt, changedAt }) => ({
      kind: 'wrap-up',
      id,
      what: '写会话小结',
      masked: username && maskName(username),
      number: `会话 ${id.slice(-4).toUpperCase()}`,
      ...byMoment(secondsAfter(endedAt ?? changedAt, services.settings.wrapUpMinutes * 60)),
    }))
  },
}

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
  'double-payment': doublePaymentsDue,
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

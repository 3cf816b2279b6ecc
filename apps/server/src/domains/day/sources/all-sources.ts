import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import { type DayKind, dayKindsOf } from '@ecenter/contract/day/desk/day-row.ts'
import { unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { findDeadEvents } from '../../../core/out/dead-events.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { countFindings, readFindings } from '../../looks/store/look-finding.repository.ts'
import { byMoment, byNextWorkday } from '../rules/due.ts'
import { callBacksDue } from './call-backs-due.ts'
import { casesDue, casesOfTeam } from './cases-due.ts'
import { chatsDue, chatsOfTeam } from './chats-due.ts'
import { approvalsDue, claimsDue, documentsDue, nudgesDue } from './claims-due.ts'
import { contentDue } from './content-due.ts'
import type { DayAsked, DaySource } from './day-source.ts'
import { doublePaymentsDue } from './double-payments-due.ts'
import { failedRefundsDue } from './failed-refunds-due.ts'
import { leadsDue, leadsOfTeam } from './leads-due.ts'
import { linksDue } from './links-due.ts'
import { onlyProvenDue } from './only-proven-due.ts'
import type { OwnedSource } from './owned-source.ts'
import { payeeChangesDue } from './payee-changes-due.ts'
import { refundsDue } from './refunds-due.ts'
import { reportsDue } from './reports-due.ts'
import { returnsDue } from './returns-due.ts'
import { staffRequestsDue } from './staff-requests-due.ts'
import { unissuedDue } from './unissued-due.ts'
import { requestsDue, wishesDue } from './wishes-due.ts'
import { wrapUpsDue, wrapUpsOfTeam } from './wrap-ups-due.ts'

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
  const besides = [staff.id, ...(staff.openedBy === undefined ? [] : [staff.openedBy])]
  return { isOpen: true, besides, branch: staff.branch }
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
  'payee-change': payeeChangesDue,
  case: casesDue,
  return: returnsDue,
  link: linksDue,
  'failed-refund': failedRefundsDue,
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

const owned: Partial<Readonly<Record<DayKind, OwnedSource>>> = {
  chat: chatsOfTeam,
  'wrap-up': wrapUpsOfTeam,
  lead: leadsOfTeam,
  case: casesOfTeam,
}

/** How a kind is told with who has what; undefined of what whoever may handle it shares. */
export function ownedSourceOf(kind: DayKind): OwnedSource | undefined {
  return owned[kind]
}

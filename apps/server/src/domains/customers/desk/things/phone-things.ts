import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import { chatOutcomeNames } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { ThingKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import { owedNext } from '../../../accident-reports/rules/report-due.ts'
import {
  type AccidentReport,
  reportsOf,
} from '../../../accident-reports/store/accident-report.repository.ts'
import { statusText } from '../../../appeals/calls/appeal-case.ts'
import { kindNames } from '../../../appeals/rules/kind-names.ts'
import {
  type AppealStatus,
  answerBy,
  isOpen,
  isOverdue,
  statusOf,
} from '../../../appeals/rules/status.ts'
import { readAppeal } from '../../../appeals/store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../../../appeals/store/appeal.ts'
import { appealsOfPhone } from '../../../appeals/store/appeal-search.ts'
import { readableAmong } from '../../../customer-service/desk/chat-access.ts'
import { readLabels } from '../../../customer-service/store/chat-label.repository.ts'
import { conversationsOfPhone } from '../../../customer-service/store/conversation.repository.ts'
import type { Conversation } from '../../../customer-service/store/conversation.ts'
import { shortLinksToPhone } from '../../../links/store/short-link-search.ts'
import { readWholeLink, stateOf } from '../../../links/store/whole-link.ts'
import { callBy } from '../../../purchases/rules/call-by.ts'
import type { DeskLead } from '../../../purchases/store/lead.repository.ts'
import { leadsOfPhone } from '../../../purchases/store/lead-search.ts'
import type { FoundThing } from '../../rules/found-thing.ts'
import type { ThingStore } from './insurance-things.ts'

/** Of each kind; older ones are found by their numbers. */
const ofKindAtMost = 10

/** What is known by a phone alone: each kind by itself, so that one that cannot be asked hides no other. */
export const byPhone: Readonly<
  Partial<
    Record<ThingKind, (services: ThingStore, phoneKey: Buffer) => Promise<readonly FoundThing[]>>
  >
> = {
  case: async (services, phoneKey) => {
    const refs = await appealsOfPhone(services, phoneKey, {
      atMost: ofKindAtMost,
      within: services.within,
    })
    return Promise.all(refs.map((ref) => caseThing(services, ref)))
  },
  lead: leadThings,
  link: linkThings,
  conversation: conversationThings,
  report: async (services, phoneKey) => {
    const asked = {
      phoneKeys: [phoneKey],
      policyIds: [],
      now: services.clock.now(),
      within: services.within,
    }
    return (await reportsOf(services, asked)).map((report) => reportThing(services, report))
  },
}

export async function caseThing(services: ThingStore, ref: AppealRef): Promise<FoundThing> {
  const appeal = await readAppeal(services, ref)
  const status = statusOf(appeal)
  return {
    kind: 'case',
    id: ref.id,
    title: kindNames[appeal.kind],
    number: appeal.caseNo,
    status: statusText(status),
    at: minuteInChina(appeal.filedAt),
    waits: isOpen(status)
      ? {
          dueAt: answerBy(appeal, status),
          isLate: isOverdue(appeal, status, services.clock.now()),
        }
      : undefined,
    names: [appeal.name],
    customerKey: appeal.claimCustomerKey,
    letters: lettersOf(appeal, status),
  }
}

/** Its answer, and that to the review of it. */
function lettersOf(
  { ref, kind, caseNo, name, claimCustomerKey: customerKey }: Appeal,
  { decided, 'review-decided': reviewed }: AppealStatus,
): FoundThing[] {
  const letters = [
    { sent: decided, title: kindNames[kind] },
    { sent: reviewed, title: `${kindNames[kind]}的核查` },
  ]
  return letters.flatMap(({ sent, title }) =>
    sent === undefined
      ? []
      : {
          kind: 'letter' as const,
          ...{ id: ref.id, title, number: caseNo, status: '已发出' },
          ...{ at: minuteInChina(sent.at), names: [name], customerKey },
        },
  )
}

export function reportThing(
  { clock }: Pick<ThingStore, 'clock'>,
  report: AccidentReport,
): FoundThing {
  const { id, kind, receiptNo, plate, policyId, registNo, receivedAt } = report
  const owed = owedNext(report)
  return {
    kind: 'report',
    id,
    title: accidentKindNames[kind],
    number: receiptNo,
    plate,
    status: report.closedAt ? '已结束' : registNo === undefined ? '待核心立案' : '已立案',
    at: minuteInChina(receivedAt),
    waits:
      owed === undefined
        ? undefined
        : { dueAt: owed.dueOn ?? minuteInChina(owed.dueBy), isLate: owed.dueBy <= clock.now() },
    names: report.reporterName === undefined ? [] : [report.reporterName],
    // Who proved a phone alone is no customer yet.
    customerKey: policyId === undefined ? undefined : report.customerKey,
    policyId,
  }
}

const leadStates = { open: '待联系', called: '跟进中', closed: '已结束' } as const

async function leadThings(services: ThingStore, phoneKey: Buffer): Promise<FoundThing[]> {
  const leads = await leadsOfPhone(services, phoneKey, {
    atMost: ofKindAtMost,
    within: services.within,
  })
  return leads.map((lead) => leadThing(services, lead))
}

export function leadThing({ clock }: Pick<ThingStore, 'clock'>, lead: DeskLead): FoundThing {
  const promisedBy = lead.isSentOn ? undefined : callBy(lead.leftOn)
  return {
    kind: 'lead',
    id: lead.ref.id,
    title: `想了解${productNames[lead.product]}`,
    number: lead.leadNo,
    status: leadStates[lead.status],
    at: minuteInChina(lead.leftAt),
    waits:
      lead.status === 'open'
        ? {
            dueAt: promisedBy,
            isLate: promisedBy !== undefined && promisedBy < clock.today(),
          }
        : undefined,
    names: [lead.applicant],
  }
}

const linkStates = {
  open: '等客户登记',
  registered: '待打款',
  paid: '已打款',
  failed: '打款失败',
  expired: '已过期',
  revoked: '已停用',
} as const

async function linkThings(services: ThingStore, phoneKey: Buffer): Promise<FoundThing[]> {
  const refs = (await shortLinksToPhone(services, phoneKey, services.served)).slice(0, ofKindAtMost)
  const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
  return links.map((whole) => {
    const { link } = whole
    const state = stateOf(whole, services.clock.now())
    return {
      kind: 'link',
      id: link.ref.id,
      title: refundPurposeNames[link.purpose],
      amountFen: link.amount,
      status: linkStates[state],
      at: minuteInChina(link.createdAt),
      waits:
        state === 'registered' || state === 'failed'
          ? { isLate: false }
          : state === 'open'
            ? { dueAt: minuteInChina(link.expiresAt), isLate: false }
            : undefined,
      names: [link.insuredName],
    }
  })
}

const conversationStates: Readonly<Record<ConversationState['status'], string>> = {
  robot: '机器人答复中',
  queued: '排队中',
  person: '人工服务中',
  'message-left': '留言待回复',
  ended: '已结束',
}

async function conversationThings(services: ThingStore, phoneKey: Buffer): Promise<FoundThing[]> {
  const conversations = await conversationsOfPhone(services, phoneKey, ofKindAtMost)
  const [readable, labels] = await Promise.all([
    readableAmong(services, services.staff, conversations),
    readLabels(services),
  ])
  const causes = new Map(labels.map(({ id, name }) => [id, name]))
  return conversations.map((conversation) => {
    const { id, status, openedAt, causeId } = conversation
    return {
      kind: 'conversation',
      id,
      title: `会话 ${id.slice(-4).toUpperCase()}`,
      status: conversationStates[status],
      note: wordsOf(conversation, causes.get(causeId ?? '')),
      at: minuteInChina(openedAt),
      waits: status === 'queued' || status === 'message-left' ? { isLate: false } : undefined,
      names: [],
      isShut: !readable.has(id),
    }
  })
}

/** What a conversation was about, how it ended and with whom, by the number that its customer knows. */
function wordsOf(
  { outcome, agentNumber }: Conversation,
  cause: string | undefined,
): string | undefined {
  const known = [cause, outcome && chatOutcomeNames[outcome], agentNumber && `客服 ${agentNumber}`]
  const words = known.filter((each) => each !== undefined)
  return words.length === 0 ? undefined : words.join('，')
}

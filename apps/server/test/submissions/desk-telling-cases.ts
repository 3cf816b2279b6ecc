import { closeReport, reopenReport } from '@ecenter/contract/accident-reports/desk/close-report.ts'
import { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import {
  answerCase,
  extendCase,
  findCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { decideLetter, nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import {
  addClaimEvent,
  askClaimDecision,
  correctClaimEvent,
  decideApproval,
  decidePayeeChange,
  findClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { judgeDocument, listDocuments } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { answerNudge } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { askForDocument } from '@ecenter/contract/customers/desk/document-request.ts'
import {
  leadForCaller,
  reportForCaller,
  takeCaseIn,
} from '@ecenter/contract/customers/desk/intake.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import {
  addDeliveryEvent,
  findDelivery,
  readDelivery,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { markFailed, markPaid } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { hurryOrder } from '@ecenter/contract/orders/desk/order-acts.ts'
import { findLead, noteLead, takeLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import {
  acceptReturnClaim,
  findReturnClaim,
  readReturnClaim,
  refuseReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { type DeskVisitor, deskVisitor } from '../desk-visitor.ts'
import { appealForm, filersPhone } from '../subjects/appeal-forms.ts'
import { visitClaim } from '../subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../subjects/claims.ts'
import { storedDelivery } from '../subjects/deliveries.ts'
import { registeredBy, transferOf } from '../subjects/desk-links.ts'
import { askedPayeeChange } from '../subjects/payee-changes.ts'
import { returnedOrder, storeInTown, town } from '../subjects/policies/other-policies.ts'
import { photo } from '../subjects/sample-files.ts'
import { storedOrder } from '../subjects/stored-orders.ts'
import type { TestService } from '../test-services.ts'
import { newSession } from '../visitor.ts'
import { home } from './claim-cases.ts'
import { newPhone } from './submission-case.ts'

/** Who is at the desk, and where. */
interface AtDesk {
  readonly service: TestService
  /** A supervisor, who may do whatever staff do. */
  readonly clerk: DeskVisitor
}

/** A body with which a call of the desk tells the core of something. */
type DeskTellingCase = readonly [DeskCall, (at: AtDesk) => Promise<unknown>]

/** One for each call of the desk that tells the core of something. */
export const deskTellingCases: readonly DeskTellingCase[] = [
  [
    reportForCaller,
    async () => ({
      mobile: newPhone(),
      licenseNo: '京N3P905',
      isHurt: false,
      place: '人民路',
      happenedAt: '2026-11-19T14:00',
      kind: 'rear-end',
      driver: 'me',
      otherSide: 'none',
    }),
  ],
  [
    leadForCaller,
    async () => ({
      product: 'car',
      applicant: '侯示例',
      mobile: newPhone(),
      cityCode: '11010000',
    }),
  ],
  [
    takeCaseIn,
    async () => ({
      channel: 'regulator',
      reference: '示监转1184号',
      kind: 'complaint',
      cause: 'sale',
      product: 'commercial',
      name: '侯示例',
      callBackTime: 'soonest',
      content: '买的时候说全都赔。',
    }),
  ],
  [
    askForDocument,
    async ({ service, clerk }) => {
      const claim = claimOn(home)
      await visitClaim(service, claim)
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      const { idNumber } = home.insured
      await clerk.get(choosePurpose, { purpose: 'call' })
      const { customers } = await clerk.get(searchCustomers, { words: idNumber })
      const customerId = customers[0]?.customerId ?? ''
      await clerk.get(beginCall, {})
      const facts = { idTail: idNumber.slice(-4), policyNo: home.policyNo }
      await clerk.get(proveCaller, { customerId, ...facts })
      return { customerId, claimId, type: 'loss-list' }
    },
  ],
  [closeReport, async (at) => ({ ...(await reportedBy(at)), reason: 'withdrew' })],
  [
    reopenReport,
    async (at) => {
      const { reportId } = await reportedBy(at)
      await at.clerk.get(closeReport, { reportId, version: 0, reason: 'withdrew' })
      return { reportId, version: 1, note: '报案人又来电，说要报。' }
    },
  ],
  [
    joinReports,
    async (at) => {
      const { reportId } = await reportedBy(at, { licenseNo: '京N3P907', otherPlate: '京N3P908' })
      const other = await reportedBy(at, { licenseNo: '京N3P908', otherPlate: '京N3P907' })
      return { reportId, version: 0, otherId: other.reportId, isSame: true }
    },
  ],
  [extendCase, async (at) => ({ ...(await takenCase(at)), reason: '需要补充查勘。' })],
  [
    answerCase,
    async (at) => {
      const { caseId, version } = await takenCase(at)
      const facts = { cause: 'service', product: 'commercial' } as const
      const named = await at.clerk.get(nameCase, { caseId, version, ...facts })
      return { caseId, version: named.version, letter: '经核实，我们的服务有不足。' }
    },
  ],
  [decideLetter, async (at) => ({ ...(await caseWithLetter(at)), verdict: 'send' })],
  [
    addClaimEvent,
    async ({ service, clerk }) => {
      const claim = claimOn(home, { reportedAt: new Date('2026-11-19T01:30:20Z') })
      await visitClaim(service, claim)
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      return { claimId, version: 0, type: 'survey', at: '2026-11-19T14:00' }
    },
  ],
  [
    correctClaimEvent,
    async ({ service, clerk }) => {
      const claim = claimOn(home, { reportedAt: new Date('2026-11-19T01:30:20Z') })
      await visitClaim(service, claim)
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      const survey = { claimId, version: 0, type: 'survey', at: '2026-11-19T14:00' }
      await clerk.get(addClaimEvent, survey)
      return { claimId, version: 1, position: 0, reason: '记错了案件。', confirmed: true }
    },
  ],
  [
    decideApproval,
    async ({ service, clerk }) => {
      const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'agreed') })
      await visitClaim(service, claim)
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      const paid = {
        claimId,
        version: 1,
        type: 'paid',
        at: '2026-11-20T11:00',
        reason: '按定损单。',
        confirmed: true,
      }
      const maker = await deskVisitor(service, ['claims'])
      const asked = await maker.get(addClaimEvent, { ...paid, amountFen: 6_000_000 })
      const approvalId = asked.claim.approval?.approvalId
      return { claimId, approvalId, version: 1, verdict: 'approved' }
    },
  ],
  [
    decidePayeeChange,
    async ({ service }) => {
      const { eventId, ref } = await askedPayeeChange(service, home)
      return { claimId: ref.id, eventId, verdict: 'refused', reason: '户名不符。' }
    },
  ],
  [
    judgeDocument,
    async ({ service, clerk }) => {
      const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
      const claim = claimOn(home, { lossTypes: ['flight-delay'], events })
      await (await visitClaim(service, claim)).send(await photo())
      const { documents } = await clerk.get(listDocuments, {})
      const [{ claimId, type, files } = { claimId: '', type: '', files: [] }] = documents
      const lastFileId = files.at(-1)?.fileId
      return { claimId, type, lastFileId, verdict: 'refused', reason: '照片不清楚，请重新拍。' }
    },
  ],
  [
    answerNudge,
    async ({ service, clerk }) => {
      const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey') })
      const { visitor, handle } = await visitClaim(service, claim)
      await visitor.get(nudgeClaim, { handle })
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      return { claimId, answer: '今天核完，明天付款。' }
    },
  ],
  [
    addDeliveryEvent,
    async ({ service, clerk }) => {
      const { orderNo } = await storedDelivery(service)
      const { deliveryId } = await clerk.get(findDelivery, { number: orderNo })
      const { version } = await clerk.get(readDelivery, { deliveryId })
      return { deliveryId, version, code: '2', at: '2026-11-20T09:00' }
    },
  ],
  [
    hurryOrder,
    async ({ service }) => {
      const { id } = await storedOrder(service)
      await service.db
        .updateTable('customer_order')
        .set({ status: 'paid', paid_at: service.clock.now(), awaits_policies: true })
        .where('id', '=', id)
        .execute()
      return { orderId: id, owed: 'issue', note: '客户来电催出单。' }
    },
  ],
  [acceptReturnClaim, claimedReturn],
  [refuseReturnClaim, async (at) => ({ ...(await claimedReturn(at)), reason: '查不到寄回记录。' })],
  [
    markPaid,
    async (at) => {
      const { linkId } = await registeredLink(at, 'PEAB202611010001008811')
      return transferOf(at.service, linkId)
    },
  ],
  [
    markFailed,
    async (at) => {
      const link = await registeredLink(at, 'PEAB202611010001008812')
      return { ...link, reason: '账号与户名不符' }
    },
  ],
  [
    noteLead,
    async ({ service, clerk }) => {
      const visitor = await newSession(service)
      const mobile = newPhone()
      await visitor.provePhone(mobile)
      const { leadNo } = await visitor.get(leaveLead, {
        applicant: '林小满',
        mobile,
        cityCode: '44030000',
      })
      const { leadId } = await clerk.get(findLead, { number: leadNo })
      const { version } = await clerk.get(takeLead, { leadId, version: 0 })
      return { leadId, version, status: 'called', note: '下周再联系。' }
    },
  ],
]

/** The same, where the core decides on claims. */
export const deskAskingCases: readonly DeskTellingCase[] = [
  [
    askClaimDecision,
    async ({ service, clerk }) => {
      const claim = claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'agreed') })
      await visitClaim(service, claim)
      const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
      const paid = {
        type: 'paid',
        at: '2026-11-20T11:00',
        amountFen: 128_000,
        reason: '按定损单。',
      }
      return { claimId, version: 1, ...paid, confirmed: true }
    },
  ],
]

async function takenCase({ service, clerk }: AtDesk) {
  const customer = await newSession(service)
  await customer.provePhone(filersPhone)
  const { caseNo } = await customer.get(addAppeal, appealForm())
  const { caseId } = await clerk.get(findCase, { caseNo })
  const { version } = await clerk.get(takeCase, { caseId, version: 0 })
  return { caseId, version }
}

/** What a regulator handed on leaves only after a supervisor has approved it, who is somebody else. */
async function caseWithLetter({ service }: AtDesk) {
  const writer = await deskVisitor(service, ['claims'])
  const { caseId } = await writer.get(takeCaseIn, {
    channel: 'regulator',
    reference: '示监转1185号',
    kind: 'complaint',
    cause: 'sale',
    product: 'commercial',
    name: '侯示例',
    callBackTime: 'soonest',
    content: '买的时候说全都赔。',
  })
  const taken = await writer.get(takeCase, { caseId, version: 0 })
  const letter = '经核实，我们的服务有不足。'
  const { version } = await writer.get(answerCase, { caseId, version: taken.version, letter })
  return { caseId, version }
}

let orders = 9001

async function claimedReturn({ service, clerk }: AtDesk) {
  const insuranceOrderId = `SG20261109${orders++}`
  await storeInTown(service, [returnedOrder(town.owner, insuranceOrderId)])
  const visitor = await newSession(service)
  const phoneNumber = newPhone()
  await visitor.provePhone(phoneNumber)
  const parcel = { zlist: '顺丰速运', deliveryId: 'SF1001' } as const
  const asked = { insuranceOrderId, ...parcel, phoneNumber }
  const { registNo } = await visitor.get(returnInsuranceClaim, asked)
  const { claimId } = await clerk.get(findReturnClaim, { number: registNo })
  const { version } = await clerk.get(readReturnClaim, { claimId })
  return { claimId, version, confirmed: true }
}

/** Who sends a link does not pay it. */
/** Each of another policy: the money of one is not given back twice. */
async function registeredLink({ service }: AtDesk, policyNo: string) {
  const agent = await deskVisitor(service, ['agent'])
  const { linkId } = await registeredBy(service, agent, { policyNo })
  return { linkId }
}

/** An accident that somebody has reported by telephone, of which nothing was noted yet. */
async function reportedBy(
  { clerk }: AtDesk,
  plates: { readonly licenseNo: string; readonly otherPlate?: string } = { licenseNo: '京N3P906' },
) {
  const { reportId } = await clerk.get(reportForCaller, {
    ...{ mobile: newPhone(), isHurt: false, place: '人民路' },
    ...{ happenedAt: '2026-11-19T14:00', kind: 'rear-end', driver: 'me', otherSide: 'here' },
    ...plates,
  })
  return { reportId, version: 0 }
}

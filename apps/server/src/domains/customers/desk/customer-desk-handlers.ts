import type { customerDeskCalls } from '@ecenter/contract/customers/desk/customers-at-desk.ts'
import type { leadForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type {
  readChatCustomer,
  readCustomer,
} from '@ecenter/contract/customers/desk/read-customer.ts'
import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { takeReveal } from '../../../platform/staff/reveals.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { readableChat } from '../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../customer-service/desk/chat-proof.ts'
import { keepLead } from '../../purchases/calls/keep-lead.ts'
import type { CustomersServices } from '../customers-services.ts'
import { callToNote } from '../store/call-to-note.ts'
import { searchersOfDay } from '../store/customer-search.ts'
import { foundOf, keepFound } from '../store/found-customer.ts'
import { personOfKeys } from '../store/people-found.ts'
import { beginPhoneCall, endPhoneCall } from '../store/phone-call.ts'
import { choosePurposeOf } from '../store/purpose.ts'
import { answerAskForDocument } from './ask-for-document.ts'
import {
  answerCloseCallBack,
  answerMoveCallBack,
  answerReadCallBack,
  answerTryCallBack,
} from './call-backs.ts'
import { answerNoteCall } from './call-notes.ts'
import { answerConfirmCallerCode, answerSendCallerCode } from './caller-code.ts'
import { admitIntake, reachableCaller } from './caller-contact.ts'
import {
  answerCloseDocumentRequest,
  answerListDocumentRequests,
  answerReadAskableDocuments,
} from './document-requests.ts'
import { answerFindCustomersOf } from './find-customers-of.ts'
import { answerLinkForCaller } from './link-for-caller.ts'
import { customerToLookAt, lost, purposeToLook, purposeToOpen } from './look-admission.ts'
import {
  answerAskOnlyProvenEnd,
  answerConfirmOnlyProvenEnd,
  answerStopOnlyProvenEnd,
  shownOnlyProven,
} from './only-proven-end.ts'
import { answerListOnlyProvenEnds, answerOpenOnlyProvenEnd } from './only-proven-ends.ts'
import { answerProveCaller } from './prove-caller.ts'
import { answerChoosePurpose, answerReadPurpose } from './purposes.ts'
import { answerReportForCaller } from './report-for-caller.ts'
import { answerReadScreenCards, answerSendScreenCard } from './screen-cards.ts'
import { answerSearchCustomers } from './search-customers.ts'
import { shownCustomer } from './shown-customer.ts'
import { answerTakeCaseIn } from './take-case-in.ts'

export function customerDeskHandlers(
  services: CustomersServices,
): DeskHandlers<typeof customerDeskCalls> {
  return {
    readPurpose: answerReadPurpose(services),
    choosePurpose: answerChoosePurpose(services),
    searchCustomers: answerSearchCustomers(services),
    findCustomersOf: answerFindCustomersOf(services),
    async listSearchers(_, { staff, trace }) {
      const searchers = await searchersOfDay(services, staff.branch)
      const names = await staffNames(
        services,
        searchers.map(({ staffId }) => staffId),
      )
      await trace({ event: 'searchers-read', outcome: String(searchers.length) })
      return {
        night: services.settings.unusualLooks.night,
        searchers: searchers.map(({ lastAt, ...searcher }) => ({
          ...searcher,
          name: names.get(searcher.staffId) ?? '同事',
          lastAt: minuteInChina(lastAt),
        })),
      }
    },
    readCustomer: answerReadCustomer(services),
    readChatCustomer: answerReadChatCustomer(services),
    /** One masked field in full; the customer reads that it was shown, and why. */
    async revealField({ customerId, field, reason }, { db, staff, record }) {
      const store = { ...services, db }
      await purposeToLook(store, staff)
      const found = await customerToLookAt(store, staff, customerId)
      const person = await personOfKeys(store, found)
      if (person === undefined) throw lost()
      const value = field === 'mobile' ? person.mobile : person.idNumber
      if (value === undefined) throw fieldRefused('field', '这位客户没有留存手机号。')
      await takeReveal(services, staff, db)
      const subject = found.customerKey.toString('hex')
      record({ event: 'customer-revealed', subject, outcome: field, reason })
      return { value }
    },
    /** Who takes a call looks because somebody called: that is said with it. */
    async beginCall({ phone }, { db, staff, record }) {
      const store = { ...services, db }
      await choosePurposeOf(store, staff.id, 'call')
      const phoneKey = phone === undefined ? undefined : services.keys.searchHash('phone', phone)
      const callId = await beginPhoneCall(store, staff.id, phoneKey)
      record({ event: 'call-begun', outcome: phone === undefined ? 'no-number' : 'number' })
      return { callId }
    },
    async endCall(_, { db, staff, record }) {
      await endPhoneCall({ ...services, db }, staff.id)
      record({ event: 'call-ended', outcome: 'by-staff' })
      return {}
    },
    noteCall: answerNoteCall(services),
    readCallBack: answerReadCallBack(services),
    closeCallBack: answerCloseCallBack(services),
    tryCallBack: answerTryCallBack(services),
    moveCallBack: answerMoveCallBack(services),
    proveCaller: answerProveCaller(services),
    sendCallerCode: answerSendCallerCode(services),
    confirmCallerCode: answerConfirmCallerCode(services),
    askOnlyProvenEnd: answerAskOnlyProvenEnd(services),
    confirmOnlyProvenEnd: answerConfirmOnlyProvenEnd(services),
    stopOnlyProvenEnd: answerStopOnlyProvenEnd(services),
    listOnlyProvenEnds: answerListOnlyProvenEnds(services),
    openOnlyProvenEnd: answerOpenOnlyProvenEnd(services),
    takeCaseIn: answerTakeCaseIn(services),
    reportForCaller: answerReportForCaller(services),
    leadForCaller: answerLeadForCaller(services),
    linkForCaller: answerLinkForCaller(services),
    readAskableDocuments: answerReadAskableDocuments(services),
    askForDocument: answerAskForDocument(services),
    listDocumentRequests: answerListDocumentRequests(services),
    closeDocumentRequest: answerCloseDocumentRequest(services),
    readScreenCards: answerReadScreenCards(services),
    sendScreenCard: answerSendScreenCard(services),
  }
}

function answerReadCustomer(given: CustomersServices): DeskHandler<typeof readCustomer> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ customerId, page }, visit) => {
    const found = await foundOf(services, visit.staff.id, customerId)
    const reason = found
      ? await purposeToOpen(services, visit.staff, found)
      : (await purposeToLook(services, visit.staff)).reason
    if (found === undefined) throw lost()
    // It writes the call that a proof of the caller may hold: nobody else at the desk waits for that.
    const call = await callToNote(given, visit.staff.id, found.customerKey)
    const toNote = call && { callId: call.id, beganAt: minuteInChina(call.beganAt) }
    const customer = await shownCustomer(services, visit, { found, reason, page })
    const onlyProven = await shownOnlyProven(services, visit.staff, found.customerKey)
    return { ...customer, onlyProven, toNote }
  }
}

/** Nobody is looked for: who talks has said who they are, and why somebody looks is the conversation: for this look alone. */
function answerReadChatCustomer(given: CustomersServices): DeskHandler<typeof readChatCustomer> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ chatId }, visit) => {
    const { staff } = visit
    const conversation = await readableChat(services, staff, chatId)
    const proof = await chatProofFor(services, staff, conversation)
    if (proof === undefined) return {}
    const [found] = await keepFound(services, staff.id, [proof])
    if (found === undefined) throw lost()
    const reason = searchPurposeNames.chat
    const customer = await shownCustomer(services, visit, { found, reason, page: 1 })
    const onlyProven = await shownOnlyProven(services, staff, found.customerKey)
    return { customer: { ...customer, onlyProven } }
  }
}

/** The lead that the caller would have left; it is called back by an adviser, also where a sales site is set. */
function answerLeadForCaller(services: CustomersServices): DeskHandler<typeof leadForCaller> {
  return async ({ customerId, product, applicant, cityCode, ...asked }, { db, staff, record }) => {
    await admitIntake(services, staff)
    const store = { ...services, db }
    const typed = { customerId, name: applicant, mobile: asked.mobile }
    const { customerKey, name, mobile } = await reachableCaller(store, staff, typed, 'mobile')
    if (name === undefined) throw fieldRefused('applicant', '请填写投保人姓名')
    const kept = await keepLead(store, {
      applicant: name,
      mobile,
      cityCode,
      product,
      promoterCode: undefined,
      isSentOn: false,
      takenBy: { staffId: staff.id, name: staff.name, account: staff.account },
    })
    const { leadNo, ref, isNew } = kept
    record({
      event: 'lead-taken-in',
      ...about({ id: ref.id, customerKey: customerKey ?? ref.customerKey }),
      outcome: isNew ? product : 'again',
    })
    return { leadId: ref.id, leadNo, maskedPhone: maskMobile(mobile), isRepeated: !isNew }
  }
}

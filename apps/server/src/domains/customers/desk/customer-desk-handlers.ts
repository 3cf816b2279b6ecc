import type { customerDeskCalls } from '@ecenter/contract/customers/desk/customers-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { CustomersServices } from '../customers-services.ts'
import { answerAskForDocument } from './ask-for-document.ts'
import { answerReadAskableDocuments } from './askable-documents.ts'
import { answerCloseCallBack, answerNoteCall, answerReadCallBack } from './call-notes.ts'
import { answerConfirmCallerCode, answerSendCallerCode } from './caller-code.ts'
import { answerCloseDocumentRequest, answerListDocumentRequests } from './document-requests.ts'
import { answerLeadForCaller } from './lead-for-caller.ts'
import { answerLinkForCaller } from './link-for-caller.ts'
import { answerListSearchers } from './list-searchers.ts'
import {
  answerAskOnlyProvenEnd,
  answerConfirmOnlyProvenEnd,
  answerStopOnlyProvenEnd,
} from './only-proven-end.ts'
import { answerListOnlyProvenEnds, answerOpenOnlyProvenEnd } from './only-proven-ends.ts'
import { answerBeginCall, answerEndCall } from './phone-calls.ts'
import { answerProveCaller } from './prove-caller.ts'
import { answerChoosePurpose, answerReadPurpose } from './purposes.ts'
import { answerReadChatCustomer } from './read-chat-customer.ts'
import { answerReadCustomer } from './read-customer.ts'
import { answerReportForCaller } from './report-for-caller.ts'
import { answerRevealField } from './reveal-field.ts'
import { answerSearchCustomers } from './search-customers.ts'
import { answerTakeCaseIn } from './take-case-in.ts'

export function customerDeskHandlers(
  services: CustomersServices,
): DeskHandlers<typeof customerDeskCalls> {
  return {
    readPurpose: answerReadPurpose(services),
    choosePurpose: answerChoosePurpose(services),
    searchCustomers: answerSearchCustomers(services),
    listSearchers: answerListSearchers(services),
    readCustomer: answerReadCustomer(services),
    readChatCustomer: answerReadChatCustomer(services),
    revealField: answerRevealField(services),
    beginCall: answerBeginCall(services),
    endCall: answerEndCall(services),
    noteCall: answerNoteCall(services),
    readCallBack: answerReadCallBack(services),
    closeCallBack: answerCloseCallBack(services),
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
  }
}

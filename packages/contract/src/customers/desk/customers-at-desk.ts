import { closeCallBack, moveCallBack, noteCall, readCallBack, tryCallBack } from './call-note.ts'
import {
  askForDocument,
  closeDocumentRequest,
  listDocumentRequests,
  readAskableDocuments,
} from './document-request.ts'
import { leadForCaller, linkForCaller, reportForCaller, takeCaseIn } from './intake.ts'
import {
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
  stopOnlyProvenEnd,
} from './only-proven-end.ts'
import { beginCall, confirmCallerCode, endCall, proveCaller, sendCallerCode } from './phone-call.ts'
import { readChatCustomer, readCustomer, revealField } from './read-customer.ts'
import { readScreenCards, sendScreenCard } from './screen-cards.ts'
import {
  choosePurpose,
  findCustomersOf,
  listSearchers,
  readPurpose,
  searchCustomers,
} from './search-customers.ts'

export const customerDeskCalls = {
  readPurpose,
  choosePurpose,
  searchCustomers,
  findCustomersOf,
  listSearchers,
  readCustomer,
  readChatCustomer,
  revealField,
  beginCall,
  endCall,
  noteCall,
  readCallBack,
  closeCallBack,
  tryCallBack,
  moveCallBack,
  proveCaller,
  sendCallerCode,
  confirmCallerCode,
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  stopOnlyProvenEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
  takeCaseIn,
  reportForCaller,
  leadForCaller,
  linkForCaller,
  readAskableDocuments,
  askForDocument,
  listDocumentRequests,
  closeDocumentRequest,
  readScreenCards,
  sendScreenCard,
}

import { leadForCaller } from './lead-for-caller.ts'
import {
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
  stopOnlyProvenEnd,
} from './only-proven-end.ts'
import { beginCall, confirmCallerCode, endCall, proveCaller, sendCallerCode } from './phone-call.ts'
import { readCustomer, revealField } from './read-customer.ts'
import { reportForCaller } from './report-for-caller.ts'
import { choosePurpose, listSearchers, readPurpose, searchCustomers } from './search-customers.ts'
import { takeCaseIn } from './take-case-in.ts'

export const customerDeskCalls = {
  readPurpose,
  choosePurpose,
  searchCustomers,
  listSearchers,
  readCustomer,
  revealField,
  beginCall,
  endCall,
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
}

import { askOnlyProvenEnd, confirmOnlyProvenEnd, stopOnlyProvenEnd } from './only-proven-end.ts'
import { beginCall, confirmCallerCode, endCall, proveCaller, sendCallerCode } from './phone-call.ts'
import { readCustomer, revealField } from './read-customer.ts'
import { choosePurpose, listSearchers, readPurpose, searchCustomers } from './search-customers.ts'

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
}

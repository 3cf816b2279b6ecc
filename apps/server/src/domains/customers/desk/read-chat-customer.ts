import type { readChatCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { readableChat } from '../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../customer-service/desk/chat-proof.ts'
import type { CustomersServices } from '../customers-services.ts'
import { keepFound } from '../store/found-customer.ts'
import { lost } from './look-admission.ts'
import { shownOnlyProven } from './only-proven-end.ts'
import { shownCustomer } from './shown-customer.ts'

/** Nobody is looked for: who talks has said who they are, and why somebody looks is the conversation: for this look alone. */
export function answerReadChatCustomer(
  given: CustomersServices,
): DeskHandler<typeof readChatCustomer> {
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

import type { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomersServices } from '../customers-services.ts'
import { callToNote } from '../store/call-to-note.ts'
import { foundOf } from '../store/found-customer.ts'
import { lost, purposeToLook, purposeToOpen } from './look-admission.ts'
import { shownOnlyProven } from './only-proven-end.ts'
import { shownCustomer } from './shown-customer.ts'

export function answerReadCustomer(given: CustomersServices): DeskHandler<typeof readCustomer> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ customerId, page }, visit) => {
    const found = await foundOf(services, visit.staff.id, customerId)
    const reason = found
      ? await purposeToOpen(services, visit.staff, found)
      : (await purposeToLook(services, visit.staff)).reason
    if (found === undefined) throw lost()
    // It writes the call that a proof of the caller may hold: nobody else at the desk waits for that.
    const toNote = await callToNote(given, visit.staff.id, found.customerKey)
    const customer = await shownCustomer(services, visit, { found, reason, page })
    const onlyProven = await shownOnlyProven(services, visit.staff, found.customerKey)
    return { ...customer, onlyProven, toNote }
  }
}

import type { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { callToNote } from '../store/call-to-note.ts'
import { customerToLookAt, purposeToLook } from './look-admission.ts'
import { shownOnlyProven } from './only-proven-end.ts'
import { shownCustomer } from './shown-customer.ts'

export function answerReadCustomer(services: Services): DeskHandler<typeof readCustomer> {
  return async ({ customerId, page }, visit) => {
    const { reason } = await purposeToLook(services, visit.staff)
    const found = await customerToLookAt(services, visit.staff, customerId)
    const toNote = await callToNote(services, visit.staff.id, found.customerKey)
    const customer = await shownCustomer(services, visit, { found, reason, page })
    const onlyProven = await shownOnlyProven(services, visit.staff, found.customerKey)
    return { ...customer, onlyProven, toNote }
  }
}

import type { revealField } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { CustomersServices } from '../customers-services.ts'
import { personOfKeys } from '../store/people-found.ts'
import { customerToLookAt, lost, purposeToLook, roleOf, tooMany } from './look-admission.ts'

const rules = {
  agent: 'revealsByAgentDay',
  claims: 'revealsByHandlerDay',
  supervisor: 'revealsByHandlerDay',
} as const

/** One masked field in full; the customer reads that it was shown, and why. */
export function answerRevealField(services: CustomersServices): DeskHandler<typeof revealField> {
  return async ({ customerId, field, reason }, { db, staff, record }) => {
    const store = { ...services, db }
    await purposeToLook(store, staff)
    const found = await customerToLookAt(store, staff, customerId)
    const person = await personOfKeys(store, found)
    if (person === undefined) throw lost()
    const value = field === 'mobile' ? person.mobile : person.idNumber
    if (value === undefined) throw fieldRefused('field', '这位客户没有留存手机号。')
    const rule = rules[roleOf(staff.roles)]
    if (!(await services.limits.take(rule, staff.id, db))) {
      const { byAgent, byHandler } = services.settings.revealsADay
      const most = rule === 'revealsByAgentDay' ? byAgent : byHandler
      throw tooMany(`今天查看完整号码（${most} 次）`)
    }
    const subject = found.customerKey.toString('hex')
    record({ event: 'customer-revealed', subject, outcome: field, reason })
    return { value }
  }
}

import type { leadForCaller } from '@ecenter/contract/customers/desk/lead-for-caller.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { keepLead } from '../../purchases/calls/keep-lead.ts'
import type { CustomersServices } from '../customers-services.ts'
import { admitIntake, reachableCaller } from './caller-contact.ts'

/** The lead that the caller would have left; it is called back by an adviser, also where a sales site is set. */
export function answerLeadForCaller(
  services: CustomersServices,
): DeskHandler<typeof leadForCaller> {
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

import type { beginCall, endCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { CustomersServices } from '../customers-services.ts'
import { beginPhoneCall, endPhoneCall } from '../store/phone-call.ts'
import { choosePurposeOf } from '../store/purpose.ts'

/** Who takes a call looks because somebody called: that is said with it. */
export function answerBeginCall(services: CustomersServices): DeskHandler<typeof beginCall> {
  return async ({ phone }, { db, staff, record }) => {
    const store = { ...services, db }
    await choosePurposeOf(store, staff.id, 'call')
    const phoneKey = phone === undefined ? undefined : services.keys.searchHash('phone', phone)
    const callId = await beginPhoneCall(store, staff.id, phoneKey)
    record({ event: 'call-begun', outcome: phone === undefined ? 'no-number' : 'number' })
    return { callId }
  }
}

export function answerEndCall(services: CustomersServices): DeskHandler<typeof endCall> {
  return async (_, { db, staff, record }) => {
    await endPhoneCall({ ...services, db }, staff.id)
    record({ event: 'call-ended', outcome: 'by-staff' })
    return {}
  }
}

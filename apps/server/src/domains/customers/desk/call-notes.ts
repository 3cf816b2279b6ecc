import type { noteCall } from '@ecenter/contract/customers/desk/call-note.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import { closeCallBacksWith } from '../store/call-back.ts'
import { storeCallNote } from '../store/call-note.ts'
import { lockCallToNote } from '../store/call-to-note.ts'
import { personOfKeys } from '../store/people-found.ts'
import { endPhoneCall } from '../store/phone-call.ts'
import { customerToLookAt, lost } from './look-admission.ts'

/** Nobody remembers a call that was promised for later than this. */
const callBackWithinSeconds = 30 * 86_400

export function answerNoteCall(services: CustomersServices): DeskHandler<typeof noteCall> {
  return async ({ callId, customerId, kind, outcome, note, callBackAt }, { db, staff, record }) => {
    const store = { ...services, db }
    const found = await customerToLookAt(store, staff, customerId)
    const due = outcome === 'call-back' ? dueOf(services, callBackAt) : undefined
    const call = await lockCallToNote(store, staff.id, callId)
    if (call === undefined) throw noCall()
    const person = await personOfKeys(store, found)
    if (person === undefined) throw lost()
    await endPhoneCall(store, staff.id, callId)
    const subject = found.customerKey.toString('hex')
    // Whom nobody has proven to be this customer was somebody else who rang: then staff say that they have called.
    if (call.provenKey?.equals(found.customerKey)) {
      const closed = await closeCallBacksWith(store, found.customerKey)
      if (closed > 0) record({ event: 'called-back', subject, outcome: 'by-call' })
    }
    const isKept = await storeCallNote(store, {
      id: callId,
      staffId: staff.id,
      customerKey: found.customerKey,
      holderKey: found.holderKey,
      at: services.clock.now(),
      kind,
      outcome,
      words: note,
      maskedName: maskName(person.name),
      callBackAt: due,
    })
    if (!isKept) throw noCall()
    record({ event: 'call-noted', subject, outcome })
    return {}
  }
}

/** A moment that may be promised. */
export function dueOf({ clock }: Pick<Services, 'clock'>, minute: string | undefined): Date {
  const due = new Date(`${minute}:00+08:00`)
  const now = clock.now()
  if (due <= now) throw fieldRefused('callBackAt', '回电时间已经过了，请选以后的时间。')
  if (due > secondsAfter(now, callBackWithinSeconds)) {
    throw fieldRefused('callBackAt', '回电时间最晚约到 30 天内。')
  }
  return due
}

function noCall(): Failure {
  return stateChanged('没有可以小结的通话，或这次通话已经小结过。')
}

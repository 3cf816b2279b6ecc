import type {
  closeCallBack,
  noteCall,
  readCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import {
  closeCallBackOf,
  closeCallBacksWith,
  openCallBack,
  storeCallNote,
} from '../store/call-note.ts'
import { lockCallToNote } from '../store/call-to-note.ts'
import { keepFound } from '../store/found-customer.ts'
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

/** Whoever promised it may be gone: anybody at the desk calls. */
export function answerReadCallBack(services: CustomersServices): DeskHandler<typeof readCallBack> {
  return async ({ noteId }, { staff, trace }) => {
    const note = await openCallBack(services, noteId)
    if (note?.callBackAt === undefined) throw alreadyCalled()
    await takeOpening(services, staff)
    const reason = searchPurposeNames['call-back']
    const subject = note.customerKey.toString('hex')
    await trace({ event: 'customer-read', subject, outcome: 'call-back', reason })
    const [found] = await keepFound(services, staff.id, [note])
    if (found === undefined) throw lost()
    const names = await staffNames(services, [note.staffId])
    return {
      customerId: found.id,
      maskedName: note.maskedName,
      kind: note.kind,
      note: note.words,
      byName: names.get(note.staffId) ?? '同事',
      notedAt: minuteInChina(note.at),
      dueAt: minuteInChina(note.callBackAt),
      isLate: note.callBackAt <= services.clock.now(),
    }
  }
}

export function answerCloseCallBack(
  services: CustomersServices,
): DeskHandler<typeof closeCallBack> {
  return async ({ noteId }, { db, record }) => {
    const customerKey = await closeCallBackOf({ ...services, db }, noteId)
    if (customerKey === undefined) throw alreadyCalled()
    record({ event: 'called-back', subject: customerKey.toString('hex'), outcome: 'by-staff' })
    return {}
  }
}

function dueOf({ clock }: Pick<Services, 'clock'>, minute: string | undefined): Date {
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

function alreadyCalled(): Failure {
  return stateChanged('没有这条回电，或同事已经打过了。')
}

import {
  callKindNames,
  type closeCallBack,
  type moveCallBack,
  type readCallBack,
  type tryCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Db } from '../../../platform/database/database.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { CustomersServices } from '../customers-services.ts'
import {
  type CallBack,
  endCallBack,
  lockCallBack,
  moveCallBackTo,
  noteTry,
  openCallBack,
} from '../store/call-back.ts'
import { keepFound } from '../store/found-customer.ts'
import { personOfKeys } from '../store/people-found.ts'
import { dueOf } from './call-notes.ts'
import { lost } from './look-admission.ts'

/** Whoever promised it may be gone: anybody at the desk calls. */
export function answerReadCallBack(services: CustomersServices): DeskHandler<typeof readCallBack> {
  return async ({ noteId }, { staff, trace }) => {
    const note = await openCallBack(services, noteId)
    if (note === undefined) throw alreadyCalled()
    await takeOpening(services, staff)
    const reason = searchPurposeNames['call-back']
    const subject = note.customerKey.toString('hex')
    await trace({ event: 'customer-read', subject, outcome: 'call-back', reason })
    const [found] = await keepFound(services, staff.id, [note])
    if (found === undefined) throw lost()
    const names = await staffNames(services, [note.staffId])
    const { callBackAt, promisedAt, triedAt } = note
    return {
      customerId: found.id,
      maskedName: note.maskedName,
      kind: note.kind,
      note: note.words,
      byName: names.get(note.staffId) ?? '同事',
      notedAt: minuteInChina(note.at),
      dueAt: minuteInChina(callBackAt),
      isLate: callBackAt <= services.clock.now(),
      promisedAt: callBackAt > promisedAt ? minuteInChina(promisedAt) : undefined,
      tries: note.tries,
      triedAt: triedAt && minuteInChina(triedAt),
      triesToEnd: services.settings.callBackTries,
    }
  }
}

/** Nobody is told of being called in vain before it was tried as often as the profile says. */
export function answerCloseCallBack(
  services: CustomersServices,
): DeskHandler<typeof closeCallBack> {
  return async ({ isReached, words, ...seen }, { db, record }) => {
    const store = { ...services, db }
    const note = await callBackSeen(store, seen)
    const { callBackTries } = services.settings
    if (!isReached && note.tries < callBackTries) {
      throw stateChanged(`打过 ${callBackTries} 次没接通才能结束，请先记下每一次。`)
    }
    await endCallBack(store, note, { isReached, said: words })
    const isTold = !isReached && (await tellOfTries(services, db, note))
    const outcome = isReached ? 'by-staff' : 'unreached'
    record({ event: 'called-back', subject: note.customerKey.toString('hex'), outcome })
    return { isTold }
  }
}

export function answerTryCallBack(services: CustomersServices): DeskHandler<typeof tryCallBack> {
  return async (seen, { db, record }) => {
    const store = { ...services, db }
    const note = await callBackSeen(store, seen)
    const tries = note.tries + 1
    await noteTry(store, note.id)
    const subject = note.customerKey.toString('hex')
    record({ event: 'call-back-tried', subject, outcome: String(tries) })
    return { tries, triesToEnd: services.settings.callBackTries }
  }
}

export function answerMoveCallBack(services: CustomersServices): DeskHandler<typeof moveCallBack> {
  return async ({ callBackAt, ...seen }, { db, record }) => {
    const store = { ...services, db }
    const due = dueOf(services, callBackAt)
    const note = await callBackSeen(store, seen)
    await moveCallBackTo(store, note.id, due)
    const subject = note.customerKey.toString('hex')
    record({ event: 'call-back-moved', subject, outcome: 'moved' })
    return {}
  }
}

/** It is held until the transaction ends: of two who tried at once, each is counted, and the second reads it anew. */
async function callBackSeen(
  store: Pick<CustomersServices, 'db' | 'keys'>,
  { noteId, tries }: { readonly noteId: string; readonly tries: number },
): Promise<CallBack> {
  const note = await lockCallBack(store, noteId)
  if (note === undefined) throw alreadyCalled()
  if (note.tries !== tries) throw stateChanged('同事刚刚打过，没接通。请看过最新情况再办理。')
  return note
}

/** False of whom no phone is on file. */
async function tellOfTries(services: CustomersServices, db: Db, note: CallBack): Promise<boolean> {
  const person = await personOfKeys({ ...services, db }, note)
  if (person?.mobile === undefined) return false
  // The gateway fills its template by their order.
  const values = {
    kind: callKindNames[note.kind],
    tries: String(note.tries),
    hotline: services.settings.brand.hotline,
    page: `${siteOrigin(services.settings)}/`,
  }
  await services.jobs.sendSms({ phone: person.mobile, template: 'call-missed', values }, db)
  return true
}

function alreadyCalled(): Failure {
  return stateChanged('没有这条回电，或同事已经打过了。')
}

import {
  type askOnlyProvenEnd,
  type confirmOnlyProvenEnd,
  documentSeenNames,
  type stopOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { mayStill } from '../../../platform/staff/may-still.ts'
import { tellEnding } from '../../person/notices/tell-only-proven-end.ts'
import { whyNotConfirmed } from '../../person/rules/may-confirm-end.ts'
import { isOnlyProven } from '../../person/store/only-proven.ts'
import {
  askEnd,
  closeEnd,
  confirmEnd,
  type OnlyProvenEnd,
  openEndOf,
} from '../../person/store/only-proven-end.ts'
import type { CustomersServices } from '../customers-services.ts'
import { customerToLookAt, purposeToLook } from './look-admission.ts'

/** What the page of a customer shows of it; nothing where facts find them. */
export async function shownOnlyProven(
  services: CustomersServices,
  staff: Staff,
  customerKey: Buffer,
): Promise<DeskCustomer['onlyProven']> {
  const [isOn, end] = await Promise.all([
    isOnlyProven(services, customerKey),
    openEndOf(services, customerKey),
  ])
  if (!isOn) return undefined
  return { end: end && shown(end, staff) }
}

function shown(end: OnlyProvenEnd, staff: Staff) {
  const { id, document, reason, account, askedAt, confirmer, dueAt } = end
  return {
    endId: id,
    ...{ document, reason, account, confirmer },
    askedAt: minuteInChina(askedAt),
    endsAt: end.state === 'confirmed' ? minuteInChina(dueAt) : undefined,
    confirm: possibleUnless(whyNotConfirmed(end, staff)),
  }
}

export function answerAskOnlyProvenEnd(
  services: CustomersServices,
): DeskHandler<typeof askOnlyProvenEnd> {
  return async ({ customerId, document, reason }, { db, staff, record }) => {
    const store = { ...services, db }
    await purposeToLook(store, staff)
    const { customerKey, holderKey } = await customerToLookAt(store, staff, customerId)
    if (!(await isOnlyProven(store, customerKey, true))) {
      throw changed('这位客户没有打开“仅限手机验证后查看”，或已经关闭。')
    }
    const { id: staffId, account, openedBy } = staff
    const holder = holderKey.toString('hex')
    const asked = { document, reason, staffId, account, openedBy, holder }
    if (!(await askEnd(store, customerKey, asked))) {
      throw changed('这位客户已有一个申请，不能再提交。')
    }
    record({
      event: 'only-proven-end-asked',
      subject: customerKey.toString('hex'),
      outcome: document,
      reason: `看过${documentSeenNames[document]}：${reason}`,
    })
    return {}
  }
}

export function answerConfirmOnlyProvenEnd(
  services: CustomersServices,
): DeskHandler<typeof confirmOnlyProvenEnd> {
  return async ({ customerId, endId }, { db, staff, record }) => {
    const store = { ...services, db }
    const end = await endAtHand(store, staff, { customerId, endId })
    const why = whyNotConfirmed(end, staff)
    if (why !== undefined) throw changed(why)
    if (end.dueAt <= services.clock.now()) throw changed('提交超过七天没有复核，请重新提交。')
    if (!(await mayStill(store, 'serve-customers', [end.askedBy]))) {
      throw changed('提交人已不能办理这项业务，请停止后重新提交。')
    }
    await tellEnding(store, end.customerKey, await confirmEnd(store, end, staff))
    const subject = end.customerKey.toString('hex')
    record({ event: 'only-proven-end-confirmed', subject, outcome: 'confirmed' })
    return {}
  }
}

export function answerStopOnlyProvenEnd(
  services: CustomersServices,
): DeskHandler<typeof stopOnlyProvenEnd> {
  return async ({ customerId, endId, reason }, { db, staff, record }) => {
    const store = { ...services, db }
    const end = await endAtHand(store, staff, { customerId, endId })
    await closeEnd(store, end, 'by staff', staff.account)
    const subject = end.customerKey.toString('hex')
    record({ event: 'only-proven-end-stopped', subject, outcome: 'by staff', reason })
    return {}
  }
}

/** The one that was seen, locked: another that was asked for meanwhile nobody has looked at. */
async function endAtHand(
  store: CustomersServices,
  staff: Staff,
  { customerId, endId }: { readonly customerId: string; readonly endId: string },
): Promise<OnlyProvenEnd> {
  await purposeToLook(store, staff)
  const { customerKey } = await customerToLookAt(store, staff, customerId)
  const end = await openEndOf(store, customerKey, true)
  if (end?.id !== endId) throw changed('这个申请已经停止或生效，请刷新页面查看。')
  return end
}

function changed(why: string): Failure {
  return stateChanged(why)
}

import type {
  ListedEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { dayInChina, daysAfter, minuteInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import { whyNotConfirmed } from '../../person/rules/may-confirm-end.ts'
import type { OnlyProvenEnd } from '../../person/store/only-proven-end.ts'
import { listEnds, openEndNamed } from '../../person/store/only-proven-ends.ts'
import { contactByKey } from '../../person/store/person-contact.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'
import { holderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import type { CustomersServices } from '../customers-services.ts'
import { keepFound } from '../store/found-customer.ts'
import { purposeToLook } from './look-admission.ts'

export function answerListOnlyProvenEnds(
  services: CustomersServices,
): DeskHandler<typeof listOnlyProvenEnds> {
  return async ({ state, page }, { staff, trace }) => {
    const extent = extentOf(page)
    const { ends, total } = await listEnds(services, state, extent)
    await trace({ event: 'only-proven-ends-listed', outcome: `${ends.length} of ${total}` })
    return {
      ends: await Promise.all(ends.map((end) => listed(services, staff, end))),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

async function listed(
  services: CustomersServices,
  staff: Staff,
  end: OnlyProvenEnd,
): Promise<ListedEnd> {
  const { id, document, account, askedAt, confirmer, closing, closedAt } = end
  const contact = await contactByKey(services, end.customerKey)
  const dueAt = dueOf(end)
  return {
    endId: id,
    ...{ document, account, confirmer },
    masked: contact && maskName(contact.name),
    askedAt: minuteInChina(askedAt),
    confirm: possibleUnless(whyNotConfirmed(end, staff)),
    dueAt: dueAt.toISOString(),
    isLate: closedAt === undefined && dueAt <= services.clock.now(),
    closed: closedAt && closing && { at: minuteInChina(closedAt), ...closing },
  }
}

/** The second one has a working day, as for every payment; what they have confirmed ends at its own moment. */
function dueOf({ state, askedAt, dueAt }: OnlyProvenEnd): Date {
  if (state === 'confirmed') return dueAt
  return startOfDay(daysAfter(workdayAfter(dayInChina(askedAt)), 1))
}

/** Whoever is found by it may be opened for hours: that is a look of its own, before the page is read. */
export function answerOpenOnlyProvenEnd(
  services: CustomersServices,
): DeskHandler<typeof openOnlyProvenEnd> {
  return async ({ endId }, { staff, trace }) => {
    const { reason } = await purposeToLook(services, staff)
    const end = await openEndNamed(services, endId)
    const holderKey = end && (await holderOf(services, end))
    if (end === undefined || holderKey === undefined) {
      throw stateChanged('这个申请已经停止或生效，请刷新页面查看。')
    }
    await takeOpening(services, staff)
    const subject = end.customerKey.toString('hex')
    await trace({ event: 'customer-read', subject, outcome: 'only-proven-end', reason })
    const [found] = await keepFound(services, staff.id, [
      { customerKey: end.customerKey, holderKey },
    ])
    return { customerId: found?.id ?? '' }
  }
}

async function holderOf(
  services: CustomersServices,
  end: OnlyProvenEnd,
): Promise<Buffer | undefined> {
  if (end.holder !== undefined) return Buffer.from(end.holder, 'hex')
  const contact = await contactByKey(services, end.customerKey)
  return contact && holderLookupKey(services.keys, contact.idNumber)
}

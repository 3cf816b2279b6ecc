import {
  type LookQuestion,
  type LookRow,
  lookDaysAtMost,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import {
  daysBetween,
  secondInChina,
  secondsAfter,
  startOfDay,
} from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { customerToLookAt, lost } from '../../customers/desk/look-admission.ts'
import type { LooksServices } from '../looks-services.ts'
import { eventsOfKind, isInVain, lookOf } from '../rules/look-words.ts'
import { peopleLookedAt } from '../store/people-looked-at.ts'
import { customerOfLook, type LooksAsked, reasonsOf, type StaffLook } from '../store/staff-looks.ts'

type Period = Pick<LookQuestion, 'from' | 'to'>

/** Moments of a period, refused at its field where it is none. */
export function momentsOf({ from, to }: Period): Pick<LooksAsked, 'from' | 'until'> {
  if (Number.isNaN(Date.parse(from))) throw fieldRefused('from', '没有这一天，请重新选择开始日期')
  if (Number.isNaN(Date.parse(to))) throw fieldRefused('to', '没有这一天，请重新选择结束日期')
  if (to < from) throw fieldRefused('to', '结束日期在开始日期之前，请重新选择')
  if (daysBetween(from, to) >= lookDaysAtMost) {
    throw fieldRefused('to', `一次最多看 ${lookDaysAtMost} 天，请把日期选近一些`)
  }
  return { from: startOfDay(from), until: secondsAfter(startOfDay(to), 86_400) }
}

/** A question as the trail is asked; a customer is one whom whoever asks has found. */
export async function looksAsked(
  services: LooksServices,
  staff: Pick<Staff, 'id' | 'branch'>,
  question: LookQuestion,
): Promise<LooksAsked> {
  return {
    ...momentsOf(question),
    events: eventsOfKind(question.kind),
    staffId: question.staffId,
    branch: staff.branch,
    customerKey: await customerAsked(services, staff, question),
  }
}

async function customerAsked(
  services: LooksServices,
  staff: Pick<Staff, 'id'>,
  { customerId, ofLook }: LookQuestion,
): Promise<Buffer | undefined> {
  if (customerId !== undefined) {
    return (await customerToLookAt(services, staff, customerId)).customerKey
  }
  if (ofLook === undefined) return undefined
  const key = await customerOfLook(services, ofLook)
  if (key === undefined) throw lost()
  return key
}

/** Looks in words, with the masked name of whom they were at. */
export async function looksShown(
  services: LooksServices,
  looks: readonly StaffLook[],
): Promise<LookRow[]> {
  const subjects = looks.flatMap(({ subject }) => subject ?? [])
  const [names, reasons, people] = await Promise.all([
    staffNames(
      services,
      looks.map(({ staffId }) => staffId),
    ),
    reasonsOf(services, looks),
    peopleLookedAt(services, subjects),
  ])
  return looks.flatMap((look) => {
    const known = lookOf(look.event)
    if (known === undefined) return []
    const person = people.get(look.subject ?? '')
    return {
      lookId: look.id,
      at: secondInChina(look.at),
      staffId: look.staffId,
      staffName: names.get(look.staffId) ?? '已离职',
      ...known,
      maskedName: person && maskName(person.name),
      reason: reasons.get(look.id),
      isInVain: isInVain(look.event, look.outcome),
    }
  })
}

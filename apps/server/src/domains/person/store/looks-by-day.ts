import { dayInChina } from '../../../platform/clock/clock.ts'
import { calledToCustomers } from '../../../platform/staff/called-to-customers.ts'
import type { PersonStore } from './person-contact.ts'

/** What one member of staff looked at of a person on one day. */
export interface LooksOfDay {
  /** ISO date. */
  readonly day: string
  readonly account: string
  /** As the person reads of them. */
  readonly staff: string
  readonly times: number
  readonly lastAt: Date
}

/** So many looks are counted, the latest; the day that is cut is left out whole. */
const countedAtMost = 1000

/** The looks of the staff at a person, one a day and member of staff, the latest first; and whether there are more. */
export async function looksByDay(
  { db }: Pick<PersonStore, 'db'>,
  customerKey: Buffer,
  atMost: number,
): Promise<{ readonly days: readonly LooksOfDay[]; readonly hasMore: boolean }> {
  const rows = await db
    .selectFrom('person_access as look')
    .innerJoin('staff', 'staff.id', 'look.staff_id')
    .leftJoin('agent', 'agent.staff_id', 'staff.id')
    .leftJoin('branch', 'branch.com_code', 'staff.branch')
    .select(['look.at', 'staff.account', 'staff.roles', 'staff.branch', 'com_name', 'agent.number'])
    .where('look.customer_key', '=', customerKey)
    .where('look.staff_id', 'is not', null)
    .orderBy('look.seq', 'desc')
    .limit(countedAtMost)
    .execute()
  const days = new Map<string, LooksOfDay>()
  for (const { at, account, ...called } of rows) {
    const day = dayInChina(at)
    const known = days.get(`${day}/${account}`)
    const times = (known?.times ?? 0) + 1
    const staff = calledToCustomers(called)
    days.set(`${day}/${account}`, { day, account, staff, times, lastAt: known?.lastAt ?? at })
  }
  const last = rows.length < countedAtMost ? undefined : rows.at(-1)
  const whole = [...days.values()].filter(
    ({ day }) => last === undefined || day !== dayInChina(last.at),
  )
  return { days: whole.slice(0, atMost), hasMore: last !== undefined || whole.length > atMost }
}

import {
  type LookKind,
  type LookQuestion,
  lookDaysAtMost,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'

/** What the fields above the looks hold; empty where nothing is narrowed down. */
export interface Filter {
  /** ISO dates in China, both of them whole. */
  readonly from: string
  readonly to: string
  readonly staffId: string
  readonly kind: LookKind | ''
}

const dayMs = 86_400_000

/** What one begins with on this day: it alone; of one customer, as the address names them, as long as may be asked for. */
export function firstFilter(
  today: string,
  {
    customer,
    look,
    unusual,
  }: Readonly<Partial<Record<'customer' | 'look' | 'unusual', string | undefined>>>,
): Filter {
  const isOfOne = customer !== undefined || look !== undefined
  const begin = Date.parse(today) - (isOfOne ? lookDaysAtMost - 1 : 0) * dayMs
  const from = new Date(begin).toISOString().slice(0, 10)
  if (unusual !== undefined && unusual <= today) {
    return { from: unusual, to: unusual, staffId: '', kind: '' }
  }
  return { from, to: today, staffId: '', kind: '' }
}

/** What is wrong with the days, said at its field. */
export function faultOf({ from, to }: Pick<Filter, 'from' | 'to'>): {
  from?: string
  to?: string
} {
  if (from === '') return { from: '请选择开始日期' }
  if (to === '') return { to: '请选择结束日期' }
  if (to < from) return { to: '结束日期在开始日期之前，请重新选择' }
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (days >= lookDaysAtMost) return { to: `一次最多看 ${lookDaysAtMost} 天，请把日期选近一些` }
  return {}
}

/** The same as list and table ask; undefined while the days are none. */
export function questionOf(
  filter: Filter,
  customer: Readonly<Partial<Record<'customerId' | 'ofLook', string | undefined>>>,
): LookQuestion | undefined {
  const { from, to, staffId, kind } = filter
  const { customerId, ofLook } = customer
  if (Object.keys(faultOf(filter)).length > 0) return undefined
  return {
    ...{ from, to },
    ...(staffId !== '' && { staffId }),
    ...(kind !== '' && { kind }),
    ...(customerId !== undefined && { customerId }),
    ...(ofLook !== undefined && { ofLook }),
  }
}

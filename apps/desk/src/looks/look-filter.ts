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

/** What is wrong with the days, said at its field. */
export function faultOf({ from, to }: Pick<Filter, 'from' | 'to'>): {
  from?: string
  to?: string
} {
  if (from === '') return { from: '请选择开始日期' }
  if (to === '') return { to: '请选择结束日期' }
  if (to < from) return { to: '结束日期在开始日期之前，请重新选择' }
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
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

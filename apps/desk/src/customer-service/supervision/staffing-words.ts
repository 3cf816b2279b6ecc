import {
  availabilityNames,
  type Staffing,
} from '@ecenter/contract/customer-service/desk/staffing.ts'

/** 在线, 已满, 小休. */
export function availabilityText({
  availability,
  taking,
}: Pick<Staffing, 'availability' | 'taking'>): string {
  if (taking === 'gone') return '离线'
  return taking === 'full' ? '已满' : availabilityNames[availability]
}

/** Whether somebody takes no customers for longer than is good. */
export function isAwayLong(
  { awayLongAfter }: Pick<Staffing, 'awayLongAfter'>,
  now: number,
): boolean {
  return awayLongAfter !== undefined && Date.parse(awayLongAfter) <= now
}

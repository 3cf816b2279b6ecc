import type { OwedByCore } from '@ecenter/contract/orders/order.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Order } from '../store/order.ts'

/** Whoever hurries the core has waited so long since it was hurried the last time. */
const againAfterSeconds = 3600

/** What the core owes for an order; what a gateway gives back is not its affair. */
export function owedByCoreOf({
  status,
  isIssued,
  paidAt,
}: Pick<Order, 'status' | 'isIssued' | 'paidAt'>): OwedByCore | undefined {
  if (status === 'refunding') return 'refund'
  return status === 'paid' && !isIssued && paidAt !== undefined ? 'issue' : undefined
}

interface Circumstances {
  /** What was noted of the order. */
  readonly notes: readonly { readonly at: Date; readonly hurried: OwedByCore | undefined }[]
  /** Whether something that the core has to know first did not reach it, and is not tried any more. */
  readonly hasDeadEvent: boolean
  readonly now: Date
}

/** Why the core is not hurried about that now, in words for staff. */
export function whyNotHurried(
  owed: OwedByCore,
  { notes, hasDeadEvent, now }: Circumstances,
): string | undefined {
  if (hasDeadEvent) return '有消息没有送到核心，催办也送不到。请先重新发送那条消息。'
  const before = notes
    .filter(({ hurried }) => hurried === owed)
    .map(({ at }) => at)
    .toSorted((one, other) => other.getTime() - one.getTime())
  const [last] = before
  if (last === undefined || secondsAfter(last, againAfterSeconds) <= now) return undefined
  return `${minuteInChina(last)} 刚催过，1 小时后可以再催。`
}

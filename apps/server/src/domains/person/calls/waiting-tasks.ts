import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import type { OwnCar, OwnTask } from '@ecenter/contract/person/overview.ts'
import { inOrderOfUrgency, renewalDays } from '../rules/own-tasks.ts'
import type { OwnClaimShown } from './own-claims.ts'
import type { DeliveryOnTheWay } from './own-deliveries.ts'

interface OwnThings {
  readonly orders: readonly OrderSummary[]
  readonly claims: readonly OwnClaimShown[]
  readonly deliveries: readonly DeliveryOnTheWay[]
  readonly cars: readonly OwnCar[]
}

/** What waits for the customer, the most urgent first. */
export function waitingTasks(
  { orders, claims, deliveries, cars }: OwnThings,
  today: string,
): OwnTask[] {
  const tasks = [
    ...orders.flatMap(paymentOf),
    ...claims.flatMap(todoOf),
    ...deliveries.flatMap(redeliveryOf),
    ...cars.flatMap(renewalOf),
  ]
  return inOrderOfUrgency(tasks, today)
}

function paymentOf({ handle, title, payInfo, status }: OrderSummary): OwnTask[] {
  if (status !== 'unpaid' || payInfo.underwriteFlag !== '1' || payInfo.onlineFlag !== '1') return []
  return [
    {
      kind: 'payment',
      handle,
      title: `支付${title}`,
      text: `${payInfo.lastPayDate} 前支付，保障按时生效`,
      dueOn: payInfo.lastPayDate.slice(0, 10),
      amount: payInfo.sumPremium,
    },
  ]
}

function todoOf({ todo, shown }: OwnClaimShown): OwnTask[] {
  if (todo === undefined) return []
  const { title, text, dueOn } = todo
  return [{ kind: 'claim', handle: shown.handle, title, text, dueOn, claimKind: shown.kind }]
}

function redeliveryOf({ handle, status, headline }: DeliveryOnTheWay): OwnTask[] {
  if (status !== 'failed') return []
  return [{ kind: 'delivery', handle, title: '重新约配送时间', text: headline }]
}

/** Where the end is near and nothing follows. */
function renewalOf({ handle, plate, endDate, daysLeft, policies }: OwnCar): OwnTask[] {
  const isNear = daysLeft !== undefined && daysLeft <= renewalDays
  const goesOn = policies.some(({ startDate }) => endDate !== undefined && startDate > endDate)
  if (!isNear || goesOn) return []
  return [
    {
      kind: 'renewal',
      handle,
      title: `${plate ?? '这辆车'}的保险快到期了`,
      text: `${endDate} 到期，还剩 ${daysLeft} 天`,
      dueOn: endDate,
    },
  ]
}

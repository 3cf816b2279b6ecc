import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import type { OwnCar, OwnGroup, OwnPolicy, OwnTask } from '@ecenter/contract/person/overview.ts'
import { inOrderOfUrgency, renewalDays } from '../rules/own-tasks.ts'
import type { OwnClaimShown } from './own-claims.ts'
import type { DeliveryOnTheWay } from './own-deliveries.ts'

interface OwnThings {
  readonly orders: readonly OrderSummary[]
  readonly claims: readonly OwnClaimShown[]
  readonly deliveries: readonly DeliveryOnTheWay[]
  readonly cars: readonly OwnCar[]
  readonly groups: readonly OwnGroup[]
}

/** What waits for the customer, the most urgent first. */
export function waitingTasks(
  { orders, claims, deliveries, cars, groups }: OwnThings,
  today: string,
): OwnTask[] {
  const tasks = [
    ...orders.flatMap(paymentOf),
    ...claims.flatMap(todoOf),
    ...deliveries.flatMap(redeliveryOf),
    ...cars.flatMap(renewalOf),
    ...groups.flatMap(renewalsOf),
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

/** A journey and what was bought along with something end for good. */
const renewed: readonly OwnGroup['group'][] = ['family', 'home']

/** The same of a family and a home: of each product one task, about its policy that ends first. */
function renewalsOf({ group, policies }: OwnGroup): OwnTask[] {
  if (!renewed.includes(group)) return []
  const ending = policies
    .filter((policy) => isNearItsEnd(policy) && !policies.some((other) => follows(other, policy)))
    .toSorted((one, other) => one.endDate.localeCompare(other.endDate))
  const products = [...new Set(ending.map(({ productName }) => productName))]
  return products.flatMap((productName) => {
    const ofProduct = ending.filter((policy) => policy.productName === productName)
    const [first] = ofProduct
    if (first === undefined) return []
    const { handle, endDate, daysLeft, kind } = first
    const others = ofProduct.length > 1 ? `，共 ${ofProduct.length} 份快到期` : ''
    return {
      kind: 'renewal',
      handle,
      title: `${productName}快到期了`,
      text: `${endDate} 到期，还剩 ${daysLeft} 天${others}`,
      dueOn: endDate,
      policyKind: kind,
    }
  })
}

function isNearItsEnd({ daysLeft }: OwnPolicy): boolean {
  return daysLeft !== undefined && daysLeft <= renewalDays
}

function follows(other: OwnPolicy, { kind, insuredName, endDate }: OwnPolicy): boolean {
  const isSame = other.kind === kind && other.insuredName === insuredName
  return isSame && other.status === 'not-started' && other.startDate > endDate
}

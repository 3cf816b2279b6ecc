import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import type { OwnCar, OwnGroup, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { expect, test } from 'vitest'
import type { OwnClaimShown } from './own-claims.ts'
import type { DeliveryOnTheWay } from './own-deliveries.ts'
import { waitingTasks } from './waiting-tasks.ts'

const today = '2026-11-20'
const nothing = { orders: [], claims: [], deliveries: [], cars: [], groups: [] }

function orderDue(day: string): OrderSummary {
  const payInfo = { underwriteFlag: '1', onlineFlag: '1', lastPayDate: `${day} 18:00` }
  return { handle: 'order', title: '家财险', status: 'unpaid', payInfo } as OrderSummary
}

const claim = {
  todo: { title: '补一张照片', text: '车头' },
  shown: { handle: 'claim', kind: 'car' },
} as OwnClaimShown
const delivery = { handle: 'delivery', status: 'failed', headline: '没人在家' } as DeliveryOnTheWay

function carUntil(endDate: string, daysLeft: number): OwnCar {
  return {
    handle: 'car',
    plate: '浙A7K001',
    endDate,
    daysLeft,
    policies: [] as OwnPolicy[],
  } as OwnCar
}

function policyUntil(endDate: string, daysLeft: number, given: Partial<OwnPolicy> = {}): OwnPolicy {
  return {
    ...{
      handle: `until ${endDate}`,
      productName: '家庭财产保险',
      kind: 'household',
      endDate,
      daysLeft,
    },
    ...{ insuredName: '沈一', status: 'in-force', startDate: '2025-12-01', ...given },
  } as OwnPolicy
}

function group(name: OwnGroup['group'], ...policies: OwnPolicy[]): OwnGroup {
  return { group: name, title: name, covers: [], policies }
}

const handles = (things: Partial<Parameters<typeof waitingTasks>[0]>) =>
  waitingTasks({ ...nothing, ...things }, today).map(({ handle }) => handle)

test('a claim stands before a delivery, that before a payment, and that before an end of cover', () => {
  const things = { claims: [claim], deliveries: [delivery], cars: [carUntil('2026-12-30', 40)] }
  const homes = [group('home', policyUntil('2026-12-25', 35))]
  expect(handles({ ...things, groups: homes, orders: [orderDue('2026-12-20')] })).toEqual([
    'claim',
    'delivery',
    'order',
    'until 2026-12-25',
    'car',
  ])
})

test('a payment, or an end of cover, within ten days stands before everything, the earlier day first', () => {
  const things = { claims: [claim], orders: [orderDue('2026-11-30')] }
  const groups = [group('home', policyUntil('2026-11-25', 5))]
  const cars = [carUntil('2026-12-01', 11)]
  expect(handles({ ...things, groups, cars })).toEqual([
    'until 2026-11-25',
    'order',
    'claim',
    'car',
  ])
})

test('home and family within sixty days say which product ends and when; a product is one task', () => {
  const accident = { kind: 'personal-accident', productName: '意外险' } as const
  const groups = [
    group('home', policyUntil('2027-01-19', 60)),
    group(
      'family',
      policyUntil('2026-12-10', 20, { ...accident, insuredName: '沈二' }),
      policyUntil('2026-12-05', 15, accident),
    ),
  ]
  expect(waitingTasks({ ...nothing, groups }, today)).toEqual([
    {
      kind: 'renewal',
      handle: 'until 2026-12-05',
      title: '意外险快到期了',
      text: '2026-12-05 到期，还剩 15 天，共 2 份快到期',
      dueOn: '2026-12-05',
      policyKind: 'personal-accident',
    },
    {
      kind: 'renewal',
      handle: 'until 2027-01-19',
      title: '家庭财产保险快到期了',
      text: '2027-01-19 到期，还剩 60 天',
      dueOn: '2027-01-19',
      policyKind: 'household',
    },
  ])
})

test('nothing waits where it ends later, is followed by another, or was a journey', () => {
  const next = policyUntil('2027-12-01', 0, { startDate: '2026-12-02', status: 'not-started' })
  const { daysLeft: _, ...toCome } = next
  const groups = [
    group('home', policyUntil('2026-12-01', 11), toCome),
    group('family', policyUntil('2027-01-20', 61)),
    group('travel', policyUntil('2026-11-21', 1)),
    group('other', policyUntil('2026-11-21', 1)),
  ]
  expect(handles({ groups })).toEqual([])
})

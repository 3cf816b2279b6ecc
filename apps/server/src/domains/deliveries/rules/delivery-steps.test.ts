import type { DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryStep } from '@ecenter/contract/deliveries/delivery.ts'
import { expect, test } from 'vitest'
import { deliveryEvents } from '../../../../test/subjects/deliveries.ts'
import { codesOf } from './code-meaning.ts'
import type { DeliveryEvent } from './delivery-event.ts'
import { deliverySteps } from './delivery-steps.ts'
import { possibleChanges } from './possible-changes.ts'
import { stateOf, timelineOf } from './timeline.ts'

const since = '2026-11-19T02:00:00Z'
const today = '2026-11-20'

function stepsOf(sequence: DeliverySequence, events: readonly DeliveryEvent[]): DeliveryStep[] {
  return deliverySteps(timelineOf({ sequence, events }), today)
}

function titlesOf(sequence: DeliverySequence, events: readonly DeliveryEvent[]) {
  return stepsOf(sequence, events).map(({ title, state }) => [title, state])
}

test('a delivery that is paid in advance takes four steps, one paid to the courier six', () => {
  expect(titlesOf('B', deliveryEvents(since, '0', '1'))).toEqual([
    ['承保成功', 'done'],
    ['准备配送', 'current'],
    ['配送', 'upcoming'],
    ['签收', 'upcoming'],
  ])
  expect(titlesOf('A', deliveryEvents(since, '0', '1', '2', '3', '4', '5'))).toEqual([
    ['承保成功', 'done'],
    ['准备收款', 'done'],
    ['上门收款', 'done'],
    ['准备配送', 'done'],
    ['配送', 'done'],
    ['签收', 'done'],
  ])
})

test('a try that failed is named, and so is the next one', () => {
  expect(titlesOf('B', deliveryEvents(since, '0', '1', '2', '41', '2', '41', '1'))).toEqual([
    ['承保成功', 'done'],
    ['准备配送', 'done'],
    ['第 1 次配送未成功', 'failed'],
    ['第 2 次配送未成功', 'failed'],
    ['第 2 次准备配送', 'current'],
    ['第 3 次配送', 'upcoming'],
    ['签收', 'upcoming'],
  ])
  expect(titlesOf('A', deliveryEvents(since, '0', '1', '2', '3', '61', '3', '4', '62'))).toEqual([
    ['承保成功', 'done'],
    ['准备收款', 'done'],
    ['上门收款', 'done'],
    ['第 1 次准备配送未成功', 'failed'],
    ['第 2 次准备配送', 'done'],
    ['第 1 次配送未成功', 'failed'],
    ['第 2 次配送', 'upcoming'],
    ['签收', 'upcoming'],
  ])
})

test('steps that nobody told of are done where later ones imply them, without a time', () => {
  const [, preparing, delivering] = stepsOf('B', deliveryEvents(since, '0', '2'))
  expect(preparing).toMatchObject({ title: '准备配送', state: 'done' })
  expect(preparing?.at).toBeUndefined()
  expect(delivering).toMatchObject({ state: 'current', at: '2026-11-19 12:00' })
})

test('what comes back to the depot is prepared a second time, in so many words', () => {
  expect(titlesOf('B', deliveryEvents(since, '0', '2', '1'))).toEqual([
    ['承保成功', 'done'],
    ['准备配送', 'done'],
    ['配送', 'done'],
    ['第 2 次准备配送', 'current'],
    ['第 2 次配送', 'upcoming'],
    ['签收', 'upcoming'],
  ])
})

test('the same notice twice is one step', () => {
  const [insured, preparing] = deliveryEvents(since, '0', '1')
  const [failed] = deliveryEvents('2026-11-20T02:00:00Z', '41')
  if (!insured || !preparing || !failed) throw new Error('three events are expected')
  const once = titlesOf('B', [insured, preparing, failed])
  expect(titlesOf('B', [insured, insured, preparing, preparing, failed, failed])).toEqual(once)
})

test('what the customer changed is said in the step that it belongs to', () => {
  const [first, second, failed] = deliveryEvents(since, '0', '2', '41')
  if (!first || !second || !failed) throw new Error('three events are expected')
  const slot = { day: '2026-11-23', hours: '14:00–18:00' } as const
  const change = {
    code: '1',
    at: new Date('2026-11-20T02:00:00Z'),
    facts: { change: 'another-time', slot },
  } as const
  expect(stepsOf('B', [first, second, failed, change])[3]).toMatchObject({
    title: '第 2 次准备配送',
    state: 'current',
    doing: '已按您的要求改到11月23日 14:00–18:00。正在打印保单并装好。',
  })
})

test('who wants no paper any more waits for nobody', () => {
  const change = {
    code: '1',
    at: new Date('2026-11-20T02:00:00Z'),
    facts: { change: 'electronic-only' },
  } as const
  const timeline = timelineOf({
    sequence: 'B',
    events: [
      ...deliveryEvents(since, '0', '1'),
      change,
      ...deliveryEvents('2026-11-21T02:00:00Z', '2'),
    ],
  })
  expect(stateOf(timeline)).toMatchObject({ status: 'electronic-only' })
  expect(deliverySteps(timeline, today).map(({ title }) => title)).toEqual([
    '承保成功',
    '准备配送',
    '只要电子保单',
  ])
  expect(possibleChanges(timeline)).toEqual([])
})

test('nothing is changed while somebody is on the way; whoever pays at the door cannot do without', () => {
  const changes = (sequence: DeliverySequence) =>
    Object.fromEntries(
      codesOf(sequence).map((code) => {
        const events = deliveryEvents(since, '0', code)
        return [code, possibleChanges(timelineOf({ sequence, events })).length]
      }),
    )
  expect(changes('B')).toEqual({ '0': 3, '1': 3, '2': 0, '3': 0, '41': 3, '42': 3 })
  expect(changes('A')).toEqual({ '0': 2, '1': 2, '2': 0, '3': 3, '4': 0, '5': 0, '61': 3, '62': 3 })
})

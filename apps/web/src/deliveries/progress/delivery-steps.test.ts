import type { DeliveryStep } from '@ecenter/contract/deliveries/delivery.ts'
import { expect, test } from 'vitest'
import { timelineSteps } from './delivery-steps.ts'

const now = new Date('2026-11-20T04:00:00Z')

const delivering: DeliveryStep = {
  code: '2',
  title: '第 2 次配送',
  state: 'current',
  at: '2026-11-20 13:10',
  doing: '配送员已带着保单出发。',
  needed: '请保持电话畅通，签收时出示证件。',
}

test('the step that is going on says what we do and what the customer does', () => {
  expect(timelineSteps([delivering], now)).toEqual([
    {
      state: 'current',
      title: '第 2 次配送',
      time: '11-20 13:10',
      panel: [
        { term: '现在在做什么', text: '配送员已带着保单出发。' },
        { term: '需要您做什么', text: '请保持电话畅通，签收时出示证件。' },
      ],
    },
  ])
})

test('where the customer has nothing to do, that is said', () => {
  const { needed: _, ...quiet } = delivering
  const [step] = timelineSteps([quiet], now)
  expect(step?.panel?.at(-1)).toEqual({ term: '需要您做什么', text: '现在不用做什么。' })
})

test('a try that failed stays in sight with its reason, and what follows is ahead', () => {
  const failed = { ...delivering, state: 'failed', doing: '上门时没有人在。' } as const
  const { at: _, needed: __, ...ahead } = { ...delivering, state: 'upcoming' } as const
  expect(timelineSteps([failed, ahead], now)).toEqual([
    { state: 'failed', title: '第 2 次配送', time: '11-20 13:10', text: '上门时没有人在。' },
    { state: 'future', title: '第 2 次配送', text: '配送员已带着保单出发。' },
  ])
})

import type { ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import { expect, test } from 'vitest'
import { placeText, stepStates, timelineSteps } from './progress-steps.ts'

const now = new Date('2026-11-20T04:00:00Z')

const survey: ClaimStep = {
  stage: 'survey',
  title: '第 2 次查勘',
  state: 'current',
  at: '2026-11-18 14:20',
  doing: '正在核实事故经过和损失。',
  needed: '请保留受损的物品。',
  next: '接下来核定损失金额。',
}

test('the step that is going on says since when, what we do, what the customer does, and what follows', () => {
  expect(timelineSteps({ steps: [survey], todos: [] }, now)).toEqual([
    {
      state: 'current',
      title: '第 2 次查勘',
      time: '11-18 14:20 起',
      panel: [
        { term: '现在在做什么', text: '正在核实事故经过和损失。' },
        { term: '需要您做什么', text: '请保留受损的物品。' },
        { term: '下一步', text: '接下来核定损失金额。' },
      ],
    },
  ])
})

test('a step that waits for the customer says so, one that only asks for patience does not', () => {
  const todo = { kind: 'send-documents', title: '提交理赔材料', text: '请拍照上传。' } as const
  const { needed: _, ...ours } = survey
  const done = { ...survey, state: 'done' } as const
  const steps = timelineSteps({ steps: [done, survey, ours], todos: [todo] }, now)
  expect(steps.map((step) => step.isWaiting ?? false)).toEqual([false, true, false])
  const [quiet] = timelineSteps({ steps: [survey], todos: [] }, now)
  expect(quiet).not.toHaveProperty('isWaiting')
})

test('where the customer has nothing to do, that is said', () => {
  const { needed: _, next: __, ...quiet } = survey
  const [step] = timelineSteps({ steps: [quiet], todos: [] }, now)
  expect(step?.panel?.at(-1)).toEqual({ term: '需要您做什么', text: '现在不用做什么。' })
})

test('a step that is done has its day, one ahead has none', () => {
  const done = { ...survey, state: 'done', at: '2025-12-30 09:00' } as const
  const { at: _, needed: __, next: ___, ...ahead } = { ...survey, state: 'upcoming' } as const
  const [past, future] = timelineSteps({ steps: [done, ahead], todos: [] }, now)
  expect(past).toMatchObject({ state: 'done', time: '2025-12-30 09:00', text: survey.doing })
  expect(future).toEqual({ state: 'future', title: survey.title, text: survey.doing })
})

test('what a step ahead will need of the customer is told beforehand', () => {
  const [step] = timelineSteps({ steps: [{ ...survey, state: 'upcoming' }], todos: [] }, now)
  expect(step?.text).toBe('正在核实事故经过和损失。到时需要您：请保留受损的物品。')
})

test('an end says what it was and what can still be done', () => {
  const { needed: _, ...end } = { ...survey, state: 'stopped', next: '可以提出申诉。' } as const
  expect(timelineSteps({ steps: [end], todos: [] }, now)).toMatchObject([
    { state: 'stopped', text: survey.doing, panel: [{ term: '下一步', text: '可以提出申诉。' }] },
  ])
})

test('an end that nothing follows has no panel', () => {
  const { needed: _, next: __, ...end } = { ...survey, state: 'stopped' } as const
  expect(timelineSteps({ steps: [end], todos: [] }, now)[0]).not.toHaveProperty('panel')
})

test('the bar has a piece for each step', () => {
  const states = (['done', 'current', 'upcoming', 'stopped'] as const).map((state) => ({
    ...survey,
    state,
  }))
  expect(stepStates(states)).toEqual(['done', 'current', 'future', 'stopped'])
})

test.each([
  ['open', '第 3 步，共 7 步'],
  ['paid', '共 7 步，已全部完成'],
  ['refused', '已结束'],
  ['cancelled', '已结束'],
] as const)('how far a claim is that is %s', (status, text) => {
  expect(placeText({ status, stepNumber: 3, stepCount: 7 })).toBe(text)
})

test('a step ahead with a promised day says by when', () => {
  const review = {
    stage: 'review',
    title: '审赔款',
    state: 'upcoming',
    doing: '审核赔付方案。',
  } as const
  const [ahead] = timelineSteps({ steps: [{ ...review, by: '2026-12-04' }], todos: [] }, now)
  expect(ahead).toMatchObject({ state: 'future', time: '12-04 前' })
})

test('a day that is expected is said as that, ahead and of the step that is going on', () => {
  const ahead = {
    ...survey,
    state: 'upcoming',
    expectedBy: '2026-12-02',
    by: '2026-12-04',
  } as const
  const [current, next] = timelineSteps(
    { steps: [{ ...survey, expectedBy: '2026-11-24' }, ahead], todos: [] },
    now,
  )
  expect(current?.panel).toContainEqual({ term: '什么时候做完', text: '预计 11-24 前完成。' })
  expect(next).toMatchObject({ time: '预计 12-02 前' })
})

test('a step that is late says so in place of its day', () => {
  const [step] = timelineSteps({ steps: [{ ...survey, delay: '现在晚了。' }], todos: [] }, now)
  expect(step?.panel).toContainEqual({ term: '什么时候做完', text: '现在晚了。' })
})

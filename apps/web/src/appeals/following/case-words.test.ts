import type { AppealCase } from '@ecenter/contract/appeals/appeal.ts'
import { expect, test } from 'vitest'
import { timelineSteps } from './case-words.ts'

test('a step that was taken has its time, the current one is going on, what comes has neither', () => {
  const steps: AppealCase['steps'] = [
    { title: '已受理', state: 'done', at: '2026-11-21 09:12', text: '' },
    { title: '专人回电', state: 'current', text: '' },
    { title: '书面答复', state: 'upcoming', text: '' },
  ]
  const shown = timelineSteps(steps, new Date('2026-11-22T00:00:00Z'))
  expect(shown.map(({ state, time }) => [state, time])).toEqual([
    ['done', '11-21 09:12'],
    ['current', '进行中'],
    ['future', undefined],
  ])
})

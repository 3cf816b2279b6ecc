import { expect, test } from 'vitest'
import { termProgress } from './term-progress.ts'

const term = { startDate: '2026-03-19', endDate: '2027-03-18' } as const

test('a policy in force tells the days behind and the days ahead, the last day included', () => {
  const noonInChina = new Date('2026-11-20T04:00:00Z')
  expect(termProgress({ ...term, status: 'in-force' }, noonInChina)).toMatchObject({
    label: '已保障 246 天，还剩 119 天',
  })
  expect(
    termProgress({ ...term, status: 'in-force' }, new Date('2027-03-18T15:00:00Z')).middle,
  ).toBe('还剩 1 天')
})

test('a day begins at midnight in China, not in London', () => {
  const justAfterMidnight = new Date('2026-11-20T16:30:00Z')
  expect(termProgress({ ...term, status: 'in-force' }, justAfterMidnight).middle).toBe(
    '还剩 118 天',
  )
})

test('a policy that has not begun counts the days until it does', () => {
  const eve = new Date('2026-03-18T04:00:00Z')
  expect(termProgress({ ...term, status: 'not-started' }, eve)).toEqual({
    share: 0,
    label: '1 天后开始保障',
    middle: '1 天后生效',
  })
})

test('what begins later today tells at what hour', () => {
  const morning = new Date('2026-03-19T01:00:00Z')
  const today = { ...term, startTime: '14:00', status: 'not-started' } as const
  expect(termProgress(today, morning).middle).toBe('今天 14:00 生效')
})

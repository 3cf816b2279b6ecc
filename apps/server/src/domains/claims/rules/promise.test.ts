import { expect, test } from 'vitest'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import type { ClaimEventType } from './claim-event.ts'
import { promiseOf } from './promise.ts'
import { timelineOf } from './timeline.ts'
import { todosOf } from './todos.ts'

// Half past midnight in China: the day there is the second, while it is the first in UTC.
const reported = '2026-11-01T16:30:00Z'
const hotline = '95518'

function timelineAfter(...types: readonly ClaimEventType[]) {
  return timelineOf({ reportedAt: new Date(reported), events: eventsOf(reported, ...types) })
}

function promiseAfter(today: string, ...types: readonly ClaimEventType[]) {
  return promiseOf(timelineAfter(...types), { today, hotline })
}

test('a claim is assessed within 30 days of its report, by the day in China', () => {
  expect(promiseAfter('2026-11-20', 'survey')).toMatchObject({ dueOn: '2026-12-02' })
})

test('the last day counts whole; the day after, the promise is broken and says so', () => {
  expect(promiseAfter('2026-12-02')).toMatchObject({ isOverdue: false })
  expect(promiseAfter('2026-12-03')).toEqual({
    dueOn: '2026-12-02',
    isOverdue: true,
    text: '已超过承诺日期，非常抱歉。您可以在这里催办，或拨打 95518。',
  })
})

test('while documents are missing no time runs; it begins with the day that they are complete', () => {
  expect(promiseAfter('2026-11-20', 'survey', 'documents-asked')).toBeUndefined()
  const complete = ['survey', 'documents-asked', 'documents-sent', 'documents-complete'] as const
  expect(promiseAfter('2026-11-20', ...complete)).toMatchObject({ dueOn: '2026-12-05' })
})

test('asking for more documents later does not stop the time that runs', () => {
  const complete = ['documents-asked', 'documents-complete', 'documents-asked'] as const
  expect(promiseAfter('2026-11-20', ...complete)).toMatchObject({ dueOn: '2026-12-03' })
})

test('what was agreed is paid within 10 days, and a refusal is explained within 3', () => {
  expect(promiseAfter('2026-11-05', 'review', 'agreed')).toMatchObject({ dueOn: '2026-11-13' })
  expect(promiseAfter('2026-11-05', 'review', 'refused')).toMatchObject({ dueOn: '2026-11-06' })
})

test.each([['paid'], ['cancelled'], ['refused', 'refusal-notice']] as const)(
  'nothing is left to promise after %s %s',
  (...end) => {
    expect(promiseAfter('2027-06-01', 'review', ...end)).toBeUndefined()
  },
)

test('a reopened claim is assessed within 30 days of that', () => {
  const again = ['refused', 'refusal-notice', 'reopened'] as const
  expect(promiseAfter('2026-11-20', ...again)).toMatchObject({ dueOn: '2026-12-04' })
})

test('documents asked for are to be sent until they are, whatever else goes on', () => {
  const asked = timelineAfter('documents-asked', 'resurvey')
  expect(todosOf(asked, hotline)).toMatchObject([{ kind: 'send-documents' }])
  const unnamed = ['documents-asked', 'documents-complete', 'documents-asked'] as const
  expect(todosOf(timelineAfter(...unnamed), hotline)).toMatchObject([{ kind: 'talk-to-us' }])
  expect(todosOf(timelineAfter('documents-asked', 'documents-sent'), hotline)).toEqual([])
  expect(todosOf(timelineAfter('documents-asked', 'cancelled'), hotline)).toEqual([])
})

test('an amount that was proposed is to be talked about until it is agreed', () => {
  const proposed = timelineAfter('review', 'agreement-asked')
  expect(todosOf(proposed, hotline)).toMatchObject([
    { kind: 'talk-to-us', text: expect.stringContaining(hotline) },
  ])
  expect(todosOf(timelineAfter('review', 'agreement-asked', 'agreed'), hotline)).toEqual([])
})

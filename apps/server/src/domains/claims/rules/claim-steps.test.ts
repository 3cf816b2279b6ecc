import type { ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import { type ClaimEvent, type ClaimEventType, claimEventType } from './claim-event.ts'
import { claimSteps } from './claim-steps.ts'
import { type LossType, lossType } from './loss-type.ts'
import { statusOf } from './status.ts'
import { timelineOf } from './timeline.ts'

const reported = '2026-11-01T00:00:00Z'
const reportedAt = new Date(reported)
const hotline = '95518'

function stepsOf(events: readonly ClaimEvent[], lossTypes: readonly LossType[]): ClaimStep[] {
  return claimSteps(timelineOf({ reportedAt, events }), { lossTypes }, { hotline })
}

function reachedOf(events: readonly ClaimEvent[], lossTypes: readonly LossType[]): ClaimStep[] {
  return stepsOf(events, lossTypes).filter(({ state }) => state !== 'upcoming')
}

const anyEvent = fc.record({
  type: fc.constantFrom(...claimEventType.options),
  at: fc.date({
    min: new Date('2026-10-30T00:00:00Z'),
    max: new Date('2027-03-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  facts: fc.constant({}),
})
const anyEvents = fc.array(anyEvent, { maxLength: 25 })
const anyLosses = fc.uniqueArray(fc.constantFrom(...lossType.options), { minLength: 1 })

test('whatever happens in whatever order, at most one step is current, and none once it has ended', () => {
  fc.assert(
    fc.property(anyEvents, anyLosses, (events, lossTypes) => {
      const { status } = statusOf(timelineOf({ reportedAt, events }), [])
      const steps = stepsOf(events, lossTypes)
      const current = steps.filter(({ state }) => state === 'current')
      expect(current).toHaveLength(status === 'open' ? 1 : 0)
      if (status !== 'open') expect(steps.some(({ state }) => state === 'upcoming')).toBe(false)
    }),
  )
})

test('steps stand in the order of time, those ahead last and without a time', () => {
  fc.assert(
    fc.property(anyEvents, anyLosses, (events, lossTypes) => {
      const steps = stepsOf(events, lossTypes)
      const times = steps.map(({ at }) => at)
      const reached = times.filter((at) => at !== undefined)
      expect(times.slice(0, reached.length)).toEqual(reached.toSorted())
      expect(times.slice(reached.length).every((at) => at === undefined)).toBe(true)
      expect(steps.map(({ state }) => state === 'upcoming')).toEqual(
        times.map((at) => at === undefined),
      )
    }),
  )
})

test('a step that has been promises and asks for nothing', () => {
  fc.assert(
    fc.property(anyEvents, anyLosses, (events, lossTypes) => {
      const done = stepsOf(events, lossTypes).filter(({ state }) => state === 'done')
      for (const { doing, needed } of done) {
        expect(doing).not.toMatch(/正在|请|将|会|等您|预计/)
        expect(needed).toBeUndefined()
      }
    }),
  )
})

test('documents of a claim that has ended can be sent no more, and money that is late is asked after', () => {
  const documents = (...types: readonly ClaimEventType[]) =>
    stepsOf(eventsOf(reported, ...types), ['own-damage']).find(({ title }) => title === '收材料')
  expect(documents('documents-asked', 'resurvey')?.doing).toContain('材料仍可继续提交')
  expect(documents('documents-asked', 'resurvey', 'refused')?.doing).toBe('已转入下一步。')
  const facts = { arrivesOn: '2026-11-05' }
  const events = [{ type: 'paid', at: new Date('2026-11-04T02:00:00Z'), facts }] as const
  const saidOn = (today: string) =>
    claimSteps(
      timelineOf({ reportedAt, events }),
      { lossTypes: ['own-damage'] },
      { hotline, today },
    ).at(-1)?.doing
  expect(saidOn('2026-11-05')).toContain('预计 2026-11-05 到账。')
  expect(saidOn('2026-11-06')).toContain('应已在 2026-11-05 到账，没收到请拨打 95518。')
})

test('every step has a name of its own, also where one is taken again', () => {
  fc.assert(
    fc.property(anyEvents, anyLosses, (events, lossTypes) => {
      const titles = stepsOf(events, lossTypes).map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }),
  )
})

test('the order in which events are told changes nothing', () => {
  const atOwnTimes = fc.uniqueArray(anyEvent, { selector: ({ at }) => at.getTime() })
  fc.assert(
    fc.property(atOwnTimes, anyLosses, (events, lossTypes) => {
      expect(stepsOf(events.toReversed(), lossTypes)).toEqual(stepsOf(events, lossTypes))
    }),
  )
})

test('a later event takes back no step that was done and never lowers the step number', () => {
  fc.assert(
    fc.property(anyEvents, anyEvent, anyLosses, (events, event, lossTypes) => {
      const latest = Math.max(reportedAt.getTime(), ...events.map(({ at }) => at.getTime()))
      const later = { ...event, at: new Date(latest + 60_000) }
      const before = reachedOf(events, lossTypes)
      const after = reachedOf([...events, later], lossTypes)
      expect(after.length).toBeGreaterThanOrEqual(before.length)
      const places = before.map(({ title, at }) => ({ title, at }))
      expect(after.slice(0, before.length).map(({ title, at }) => ({ title, at }))).toEqual(places)
      for (const [at, step] of before.entries()) {
        if (step.state !== 'current') expect(after[at]?.state).toBe(step.state)
      }
    }),
  )
})

test('an ended claim goes on only where it is reopened, and then with a step of that name', () => {
  fc.assert(
    fc.property(anyEvents, anyEvent, anyLosses, (events, event, lossTypes) => {
      const ended = eventsOf('2027-03-02T00:00:00Z', 'refused')
      const later = { ...event, at: new Date('2027-04-01T00:00:00Z') }
      const before = reachedOf([...events, ...ended], lossTypes)
      const after = reachedOf([...events, ...ended, later], lossTypes)
      if (event.type !== 'reopened') expect(after).toHaveLength(before.length)
      else expect(after.at(-1)?.title).toMatch(/重新受理$/)
    }),
  )
})

test('a claim without detours takes the seven steps', () => {
  const titles = ['报案', '查勘', '定损', '收材料', '算赔款', '审赔款', '赔付']
  expect(stepsOf([], ['own-damage']).map(({ title }) => title)).toEqual(titles)
  const way = ['survey', 'assessment', 'documents-asked', 'documents-complete'] as const
  const paid = eventsOf(reported, ...way, 'calculation', 'review', 'agreed', 'paid')
  const steps = stepsOf(paid, ['own-damage'])
  expect(steps.map(({ title }) => title)).toEqual(titles)
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
})

test('somebody hurt is followed up before the damage is assessed; papers alone need no survey', () => {
  const injured = stepsOf(eventsOf(reported, 'survey'), ['own-damage', 'injury'])
  expect(injured.map(({ title, state }) => [title, state])).toEqual([
    ['报案', 'done'],
    ['查勘', 'current'],
    ['人伤跟踪', 'upcoming'],
    ['定损', 'upcoming'],
    ['收材料', 'upcoming'],
    ['算赔款', 'upcoming'],
    ['审赔款', 'upcoming'],
    ['赔付', 'upcoming'],
  ])
  const delayed = stepsOf([], ['flight-delay']).map(({ title }) => title)
  expect(delayed).toEqual(['报案', '收材料', '算赔款', '审赔款', '赔付'])
})

test('what is found later is assessed and calculated anew, under names of its own', () => {
  const way = ['survey', 'assessment', 'documents-asked', 'documents-complete'] as const
  const events = eventsOf(reported, ...way, 'calculation', 'resurvey', 'added-assessment')
  expect(stepsOf(events, ['own-damage']).map(({ title, state }) => [title, state])).toEqual([
    ['报案', 'done'],
    ['查勘', 'done'],
    ['定损', 'done'],
    ['收材料', 'done'],
    ['算赔款', 'done'],
    ['复勘', 'done'],
    ['追加定损', 'current'],
    ['重新算赔款', 'upcoming'],
    ['审赔款', 'upcoming'],
    ['赔付', 'upcoming'],
  ])
})

test('a refusal says where its reason stands, and after a reopening it is still there', () => {
  const events = eventsOf(reported, 'survey', 'review', 'refused', 'refusal-notice', 'reopened')
  const refused = stepsOf(events.slice(0, 3), ['own-damage']).at(-1)
  expect(refused).toMatchObject({
    title: '决定不予赔付',
    state: 'stopped',
    doing: '经审核，这次事故不能赔付。原因会书面告知您。',
    next: '对结果有异议的，可以提出申诉。',
  })
  const reopened = stepsOf(events, ['own-damage'])
  expect(reopened.filter(({ state }) => state === 'stopped')).toHaveLength(1)
  expect(reopened.find(({ state }) => state === 'current')).toMatchObject({ title: '重新受理' })
})

test('a cancelled claim leaves its open step undone and says whom to ring', () => {
  const steps = stepsOf(eventsOf(reported, 'survey', 'cancelled'), ['own-damage'])
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['报案', 'done'],
    ['查勘', 'stopped'],
    ['报案注销', 'stopped'],
  ])
  expect(steps.at(-1)?.next).toContain(hotline)
})

test('the step that tells the amount has the day that was promised, and no other step a day that was not', () => {
  const steps = stepsOf(eventsOf(reported, 'survey'), ['own-damage'])
  expect(steps.flatMap(({ title, by }) => (by === undefined ? [] : [title]))).toEqual(['审赔款'])
  // Once documents are asked for, the time to assess waits for them.
  const waiting = stepsOf(eventsOf(reported, 'survey', 'documents-asked'), ['own-damage'])
  expect(waiting.filter(({ by }) => by !== undefined)).toEqual([])
})

test('no step is told to be done by a day that is over', () => {
  const timeline = timelineOf({ reportedAt, events: eventsOf(reported, 'survey') })
  const daysOn = (today: string) =>
    claimSteps(timeline, { lossTypes: ['own-damage'] }, { hotline, today }).flatMap(
      ({ by = [] }) => by,
    )
  const [promised = ''] = daysOn('2026-11-01')
  expect(daysOn(promised)).toEqual([promised])
  expect(daysOn('2027-02-01')).toEqual([])
})

const late = { hotline, today: '2026-12-01' }

test('once the day of an offer is over, the step says so and whom to ring', () => {
  const timeline = timelineOf({ reportedAt, events: eventsOf(reported, 'survey', 'review') })
  const steps = claimSteps({ ...timeline, isOfferOver: true }, { lossTypes: ['own-damage'] }, late)
  expect(steps.find(({ state }) => state === 'current')).toMatchObject({
    doing: '赔付方案的签字日期已过，还没有签字。',
    needed: `请拨打 ${hotline} 继续办理。`,
  })
})

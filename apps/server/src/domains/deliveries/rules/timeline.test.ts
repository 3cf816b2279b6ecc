import { type DeliverySequence, deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryStep } from '@ecenter/contract/deliveries/delivery.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryEvents } from '../../../../test/subjects/deliveries.ts'
import { codeOf, codesOf, meaningOf, wayOf } from './code-meaning.ts'
import { type DeliveryEvent, failureReason } from './delivery-event.ts'
import { deliverySteps } from './delivery-steps.ts'
import { codeAfterChange, possibleChanges } from './possible-changes.ts'
import { stateOf, timelineOf } from './timeline.ts'

const since = '2026-11-19T02:00:00Z'
const today = '2026-11-20'
const sequences = ['A', 'B'] as const

function stepsOf(sequence: DeliverySequence, events: readonly DeliveryEvent[]): DeliveryStep[] {
  return deliverySteps(timelineOf({ sequence, events }), today)
}

describe.each(sequences)('in sequence %s', (sequence) => {
  const anyEvent = fc.record({
    code: fc.constantFrom(...codesOf(sequence)),
    at: fc.date({
      min: new Date('2026-11-01T00:00:00Z'),
      max: new Date('2026-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    facts: fc.record(
      {
        reason: fc.constantFrom(...failureReason.options),
        change: fc.constantFrom('another-time', 'another-address', 'electronic-only'),
      },
      { requiredKeys: [] },
    ),
  })
  const anyEvents = fc.array(anyEvent, { maxLength: 20 })

  function reachedOf(events: readonly DeliveryEvent[]): DeliveryStep[] {
    return stepsOf(sequence, events).filter(({ state }) => state !== 'upcoming')
  }

  test('whatever is told, it stands at one step, at one that failed, or at its end', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { status } = stateOf(timelineOf({ sequence, events }))
        const steps = stepsOf(sequence, events)
        const current = steps.filter(({ state }) => state === 'current')
        const isOpen = status === 'preparing' || status === 'moving'
        expect(current).toHaveLength(isOpen ? 1 : 0)
        const last = status === 'failed' ? 'failed' : isOpen ? 'current' : 'done'
        expect(reachedOf(events).at(-1)?.state).toBe(last)
        const hasEnded = status === 'received' || status === 'electronic-only'
        expect(steps.some(({ state }) => state === 'upcoming')).toBe(!hasEnded)
      }),
    )
  })

  test('its steps stand in the order of time, those ahead last and on the way to the end', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const steps = stepsOf(sequence, events)
        const times = steps.flatMap(({ at }) => at ?? [])
        expect(times).toEqual(times.toSorted())
        const ahead = steps.slice(reachedOf(events).length)
        expect(ahead.every(({ state, at }) => state === 'upcoming' && at === undefined)).toBe(true)
        const way = wayOf(sequence).map((kind) => codeOf(sequence, kind))
        expect(ahead.map(({ code }) => code)).toEqual(way.slice(way.length - ahead.length))
      }),
    )
  })

  test('every step has a name of its own, also where one is taken again', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const titles = stepsOf(sequence, events).map(({ title }) => title)
        expect(new Set(titles).size).toBe(titles.length)
      }),
    )
  })

  test('the order in which events are told changes nothing', () => {
    const atOwnTimes = fc.uniqueArray(anyEvent, { selector: ({ at }) => at.getTime() })
    fc.assert(
      fc.property(atOwnTimes, (events) => {
        expect(stepsOf(sequence, events.toReversed())).toEqual(stepsOf(sequence, events))
      }),
    )
  })

  test('nothing that is told later takes back a step that was done or failed', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, (events, event) => {
        const latest = Math.max(0, ...events.map(({ at }) => at.getTime()))
        const before = reachedOf(events)
        const after = reachedOf([...events, { ...event, at: new Date(latest + 60_000) }])
        expect(after.length).toBeGreaterThanOrEqual(before.length)
        for (const [at, step] of before.entries()) {
          if (step.state !== 'current') expect(after[at]).toEqual(step)
        }
      }),
    )
  })

  test('every try that failed stays in sight', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const step of reachedOf(events)) {
          expect(step.state === 'failed').toBe(step.title.endsWith('未成功'))
          if (step.state === 'failed') expect(meaningOf(sequence, step.code)?.hasFailed).toBe(true)
        }
      }),
    )
  })

  test('a change that is possible leaves it neither failed nor further on', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const timeline = timelineOf({ sequence, events })
        const latest = Math.max(0, ...events.map(({ at }) => at.getTime()))
        for (const change of possibleChanges(timeline)) {
          const at = new Date(latest + 60_000)
          const event = { code: codeAfterChange(timeline), at, facts: { change } }
          const { status } = stateOf(timelineOf({ sequence, events: [...events, event] }))
          expect(status).toBe(change === 'electronic-only' ? change : 'preparing')
        }
      }),
    )
  })

  test.each(codesOf(sequence))('a delivery that stands at code %s says so', (code) => {
    const { code: shown, statusText } = stateOf(
      timelineOf({ sequence, events: deliveryEvents(since, '0', code) }),
    )
    const names: Readonly<Record<string, string>> = deliveryCodes[sequence]
    expect({ shown, statusText }).toEqual({ shown: code, statusText: names[code] })
  })
})

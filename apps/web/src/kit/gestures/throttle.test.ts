import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function counted() {
  let runs = 0
  const check = throttle(() => {
    runs += 1
  }, 200)
  return { check, runs: () => runs }
}

test('a first call runs at once', () => {
  const { check, runs } = counted()
  check()
  expect(runs()).toBe(1)
})

test('a second of scrolling, an event each 16 ms, runs six times', () => {
  const { check, runs } = counted()
  for (let passed = 0; passed < 1000; passed += 16) {
    check()
    vi.advanceTimersByTime(16)
  }
  expect(runs()).toBe(6)
})

test('where scrolling stopped is always looked at', () => {
  const { check, runs } = counted()
  check()
  vi.advanceTimersByTime(50)
  check()
  expect(runs()).toBe(1)
  vi.advanceTimersByTime(150)
  expect(runs()).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(runs()).toBe(2)
})

test('a clean-up drops the run that is still to come', () => {
  const { check, runs } = counted()
  check()
  check()
  check.cancel()
  vi.advanceTimersByTime(1000)
  expect(runs()).toBe(1)
})

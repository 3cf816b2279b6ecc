import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

const toasts = createToasts(3000)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast stays for as long as the app says', () => {
  toasts.show('已发送')
  vi.advanceTimersByTime(2999)
  expect(toasts.current()?.text).toBe('已发送')
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toBeUndefined()
})

test('a second toast takes the place of the first and has its full time', () => {
  toasts.show('已发送')
  vi.advanceTimersByTime(2000)
  toasts.show('已保存')
  vi.advanceTimersByTime(2000)
  expect(toasts.current()?.text).toBe('已保存')
})

test('listeners hear of its coming and its going, and nothing once they left', () => {
  const heard: (string | undefined)[] = []
  const leave = toasts.listen(() => heard.push(toasts.current()?.text))
  toasts.show('已发送')
  vi.runAllTimers()
  leave()
  toasts.show('已保存')
  expect(heard).toEqual(['已发送', undefined])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, isWide, onToast, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast stays for three seconds', () => {
  showToast('已发送')
  vi.advanceTimersByTime(2999)
  expect(currentToast()?.text).toBe('已发送')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('a second toast takes the place of the first and has its full time', () => {
  showToast('已发送')
  vi.advanceTimersByTime(2000)
  showToast('已保存')
  vi.advanceTimersByTime(2000)
  expect(currentToast()?.text).toBe('已保存')
})

test('listeners hear of its coming and its going, and nothing once they left', () => {
  const heard: (string | undefined)[] = []
  const leave = onToast(() => heard.push(currentToast()?.text))
  showToast('已发送')
  vi.runAllTimers()
  leave()
  showToast('已保存')
  expect(heard).toEqual(['已发送', undefined])
})

test('a toast is wide from 30 characters', () => {
  expect(isWide({ id: 1, text: '字'.repeat(29) })).toBe(false)
  expect(isWide({ id: 1, text: '字'.repeat(30) })).toBe(true)
})

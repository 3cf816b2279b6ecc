import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUnsent, warnOfUnsent, whyNotLeave } from './unsent.ts'

let events: EventTarget
let stop: () => void
beforeEach(() => {
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  stop = warnOfUnsent()
})
afterEach(() => {
  stop()
  useUnsent.setState({ count: 0 })
  vi.unstubAllGlobals()
})

function isWarned(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  events.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('closing the window warns while a reply has not arrived, and no longer', () => {
  expect(isWarned()).toBe(false)
  useUnsent.setState({ count: 1 })
  expect(isWarned()).toBe(true)
  useUnsent.setState({ count: 0 })
  expect(isWarned()).toBe(false)
})

test('a new password, which signs out, waits until every reply has arrived', async () => {
  expect(await whyNotLeave()).toBeUndefined()
  useUnsent.setState({ count: 2 })
  expect(await whyNotLeave()).toMatchObject({
    message: '会话里有 2 条回复没有发出，请先重新发送或删除。',
  })
})

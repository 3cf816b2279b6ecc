import { recordDeskFault } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '../client/send.ts'
import { toasts } from '../kit/overlays/toast-store.ts'
import { watchForFaults } from './watch-for-faults.ts'

vi.mock('../client/send.ts', () => ({ send: vi.fn(async () => undefined) }))

const origin = 'https://desk.example'
const listeners = new Map<string, (event: object) => void>()
beforeEach(() => {
  vi.stubGlobal('location', { origin, hash: '#/claims' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', (name: string, act: (event: object) => void) =>
    listeners.set(name, act),
  )
  vi.useFakeTimers()
  watchForFaults()
})
afterEach(() => {
  // Until no toast stands any more.
  vi.runAllTimers()
  vi.useRealTimers()
  vi.mocked(send).mockClear()
  vi.unstubAllGlobals()
})

/** As it is thrown by a script at this address. */
function brokenAt(address: string): Error {
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x is not a function\n    at press (${address}:1:20)`
  return error
}
const ofDesk = `${origin}/desk/assets/Claims-abc.js`

function press(isActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { isActive } })
}

test.each([
  ['error', { error: brokenAt(ofDesk) }],
  ['unhandledrejection', { reason: brokenAt(ofDesk) }],
])('an %s after a press is reported, and said to be our fault', (name, event) => {
  press(true)
  listeners.get(name)?.(event)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    recordDeskFault,
    expect.objectContaining({ route: '/claims' }),
    expect.any(String),
  )
  expect(toasts.current()?.text).toContain('是程序出了问题')
})

test('what breaks by itself is reported alone', () => {
  press(false)
  listeners.get('error')?.({ error: brokenAt(ofDesk) })
  expect(send).toHaveBeenCalledOnce()
  expect(toasts.current()).toBeUndefined()
})

test('the script of an extension is none of ours', () => {
  press(true)
  listeners.get('error')?.({ error: brokenAt('chrome-extension://abc/content.js') })
  expect(send).not.toHaveBeenCalled()
  expect(toasts.current()).toBeUndefined()
})

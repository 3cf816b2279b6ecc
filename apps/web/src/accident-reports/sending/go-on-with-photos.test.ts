import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goingOn } from './go-on-with-photos.ts'
import { useWaiting } from './waiting-photos.ts'

const report = { draftId: 'd1', receiptNo: 'BA1', ownCar: '', mobile: '13900000000' }

let backOnline: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    backOnline = listener
  })
  const reports = [{ ...report, wordsSentAt: 0, total: 1, photos: [{ id: 'p1' }] }]
  useWaiting.setState({ reports })
})
afterEach(() => {
  useWaiting.setState(useWaiting.getInitialState(), true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what breaks on the way is said, and tried again by the clock and when the line is back', async () => {
  const send = vi.fn<() => Promise<undefined>>().mockRejectedValue(new TypeError('no such file'))
  const stateOf = () => useWaiting.getState().state
  await goingOn(send)()
  expect(stateOf()).toBe('lost')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(send).toHaveBeenCalledTimes(2)
  send.mockResolvedValue(undefined)
  backOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(3)
  expect(stateOf()).toBe('sending')
})

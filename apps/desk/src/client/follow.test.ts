import { defineDeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { number, object } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { useDeskSession } from './desk-session.ts'
import { followCall } from './use-events.ts'

const followNumbers = defineDeskCall({
  path: '/numbers/follow',
  answer: 'events',
  kind: 'query',
  access: 'answer-chats',
  request: object({ after: number() }),
  response: object({ seq: number() }),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it ends when nobody is signed in any more, and the desk hears of it', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', new EventTarget())
  const common = { resultCode: 'E3010001', resultMsg: '请重新登录' }
  const answer = vi.fn(async () => Response.json({ head: { requestId: 'r' }, body: { common } }))
  vi.stubGlobal('fetch', answer)
  useDeskSession.setState({ session: { step: 'asking' } })
  const states: string[] = []
  const stop = followCall(followNumbers, {
    request: () => ({ after: 0 }),
    onEvent: () => {},
    onState: (state) => states.push(state),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledOnce()
  expect(states).toEqual(['connecting'])
  expect(useDeskSession.getState().session.step).toBe('signed-out')
  stop()
})

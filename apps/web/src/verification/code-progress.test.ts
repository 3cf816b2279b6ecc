import type { Result } from '@ecenter/client/result.ts'
import { expect, test } from 'vitest'
import { type CodeProgress, progressAfter } from './code-progress.ts'

const now = 1_000_000
const sliding: CodeProgress = { kind: 'sliding' }
const asking: CodeProgress = { kind: 'asking' }
const tooEarly = refused('E0060001', 37)
const slideNeeded = refused('1006')

function refused(code: string, retryAfterSeconds?: number): Result<never> {
  return { kind: 'rejected', code, message: '', retryAfterSeconds }
}

test('a code that was sent is waited for from this moment', () => {
  const value = { maskedMobile: '138****0001', resendAfterSeconds: 60, expiresInSeconds: 300 }
  expect(progressAfter({ kind: 'answered', value }, sliding, now)).toEqual({
    kind: 'sent',
    sent: { ...value, sentAt: now },
  })
})

test('who is only too early waits until the service said', () => {
  expect(progressAfter(tooEarly, sliding, now)).toEqual({
    kind: 'waiting',
    wait: { seconds: 37, endsAt: now + 37_000 },
  })
})

test('whose slide has run out in the wait slides again', () => {
  expect(progressAfter(slideNeeded, asking, now)).toEqual(sliding)
})

test.each([
  ['the codes of the day are used up', refused('E0060002')],
  ['the slide that was just passed is unknown', slideNeeded],
  ['the connection was lost', { kind: 'transport', status: 0 } as const],
])('when %s the customer is told', (_, result) => {
  expect(progressAfter(result, sliding, now)).toEqual({ kind: 'failed', failed: result })
})

import type { Failed, Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { CodeSent } from '@ecenter/contract/verification/code.ts'
import type { Countdown } from '../kit/buttons/countdown.ts'

/** A code on its way, and since when, in milliseconds since 1970. */
export interface SentCode extends CodeSent {
  readonly sentAt: number
}

/** Where the customer stands on the way to a code. */
export type CodeProgress =
  /** Whether one was sent before a reload is being read. */
  | { readonly kind: 'restoring' }
  /** It is being asked for, and the service may want a slide first. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'sliding' }
  /** Only too early: it is asked for when the wait is over, with the slide that was passed. */
  | { readonly kind: 'waiting'; readonly wait: Countdown }
  | { readonly kind: 'sent'; readonly sent: SentCode }
  | { readonly kind: 'failed'; readonly failed: Failed }

/** `now` in milliseconds since 1970. */
export function progressAfter(
  result: Result<CodeSent>,
  before: CodeProgress,
  now: number,
): CodeProgress {
  if (result.kind === 'answered') {
    return { kind: 'sent', sent: { ...result.value, sentAt: now } }
  }
  if (result.kind === 'rejected') {
    const { code, retryAfterSeconds: seconds } = result
    if (seconds !== undefined) {
      return { kind: 'waiting', wait: { seconds, endsAt: now + seconds * 1000 } }
    }
    if (code === resultCodes.slideNeeded && before.kind === 'asking') return { kind: 'sliding' }
  }
  return { kind: 'failed', failed: result }
}

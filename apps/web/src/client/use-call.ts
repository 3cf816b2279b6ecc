import { CallFailed } from '@ecenter/client/call-failed.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { type Query, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { useEffect } from 'react'
import useSWR from 'swr'
import { answeredAt, noteAnswered } from './answer-times.ts'
import { earlyResult } from './early-result.ts'
import { noteOldShown } from './old-shown.ts'
import { renewProof } from './renewal/renewal.ts'
import { sendQuery } from './send.ts'
import { askAgain, noteProofUsed, showProven } from './shown-proofs.ts'
import { takePrefetched } from './take-prefetched.ts'

export interface CallState<Value> {
  readonly value: Value | undefined
  readonly failed: Failed | undefined
  readonly isLoading: boolean
  readonly ask: () => void
  /** Asks again behind what shows; rejects with a `CallFailed`, and what shows stays. */
  readonly refresh: () => Promise<void>
}

interface CallChoices {
  /**
   * For a part of a page that is proven itself: an expired proof is renewed over the page even when
   * this part shows nothing yet. What fills a whole page asks for its code in place.
   */
  readonly isPart?: boolean
  /**
   * It goes on while the customer looks, or is elsewhere: asked again every few seconds while they are
   * here, and when they come back to the page.
   */
  readonly isMoving?: boolean
  /** The same all visit long: asked once, whatever screens come and go. */
  readonly isLasting?: boolean
}

/** What staff do at their desk shows within this. */
const moveMs = 15_000

/**
 * Asks while the screen shows; without a request it waits. The same question is on its way once. When the
 * proof behind an answer that shows has expired, the answer stays and the proof is renewed over it.
 */
export function useCall<C extends Query>(
  call: C,
  request: TypedOf<C> | undefined,
  { isPart = false, isMoving = false, isLasting = false }: CallChoices = {},
): CallState<ResponseOf<C>> {
  const isProven = call.level !== 'open'
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    request && [urlOf(call), request],
    () => answerTo(call, request as TypedOf<C>),
    {
      revalidateOnFocus: isMoving,
      revalidateIfStale: !isLasting,
      revalidateOnReconnect: !isLasting,
      // What was just done shows on the page that comes next, however soon.
      dedupingInterval: 0,
      shouldRetryOnError: false,
      keepPreviousData: false,
    },
  )
  const failed = error instanceof CallFailed ? error.failed : undefined
  const isRenewed = isProven && (isPart || data !== undefined)

  useEffect(() => {
    if (isRenewed) return showProven(() => void mutate())
  }, [isRenewed, mutate])

  // An answer that was lost on the way is no reason to stop; what the service has decided is one.
  const isDecided = failed !== undefined && isSettled(failed)
  const isFollowed = isMoving && data !== undefined && !isDecided
  useEffect(() => {
    if (!isFollowed) return
    const timer = setInterval(() => isAttended() && void mutate(), moveMs)
    return () => clearInterval(timer)
  }, [isFollowed, mutate])

  const isOld = data !== undefined && failed !== undefined && !isDecided
  const oldSince = isOld && request ? answeredAt(call, request) : undefined
  useEffect(() => {
    if (oldSince !== undefined) return noteOldShown(oldSince)
  }, [oldSince])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once
  useEffect(() => {
    if (isRenewed && failed && !isValidating) renewProof(call, request ?? {}, failed, askAgain)
  }, [isRenewed, failed, isValidating])

  async function refresh() {
    try {
      await mutate(newAnswerTo(call, request as TypedOf<C>), { revalidate: false })
    } catch (error) {
      if (isProven && error instanceof CallFailed) {
        renewProof(call, request ?? {}, error.failed, askAgain)
      }
      throw error
    }
  }

  return { value: data, failed, isLoading, ask: () => void mutate(), refresh }
}

async function answerTo<C extends Query>(call: C, question: TypedOf<C>): Promise<ResponseOf<C>> {
  const prefetched = takePrefetched(call, question)
  if (prefetched === undefined) return newAnswerTo(call, question)
  noteAnswered(call, question)
  return prefetched
}

async function newAnswerTo<C extends Query>(call: C, question: TypedOf<C>): Promise<ResponseOf<C>> {
  const result = (await earlyResult(call, question)) ?? (await sendQuery(call, question))
  if (result.kind !== 'answered') throw new CallFailed(result)
  noteAnswered(call, question)
  if (call.level !== 'open') noteProofUsed()
  return result.value
}

const attendedMs = 5 * 60_000
let touchedAt = Date.now()

for (const event of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true })
}

/**
 * Whether somebody is at this page: it shows, and was touched within five minutes. Asking on behalf of
 * nobody would keep a proof alive that was left lying.
 */
function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - touchedAt < attendedMs
}

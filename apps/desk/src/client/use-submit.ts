import type { Failed, Result } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { useState } from 'react'
import type { SentOf } from './post.ts'
import type { JsonCall } from './send.ts'
import { useAction } from './use-action.ts'

interface SubmitOptions<C extends JsonCall> {
  /** What has to come to its end before it is sent; why it is not sent after all. */
  readonly after?: () => Promise<Failed | undefined>
  /** As of a form: reads anew what was acted on, and it is being sent until then. */
  readonly reread?: (result: Result<ResponseOf<C>>) => Promise<unknown>
}

/**
 * An action that needs no form: a button that takes a conversation, for example. `submit` answers
 * undefined after a failure, which then stands in `failed` until the next try.
 */
export function useSubmit<C extends JsonCall>(call: C, { after, reread }: SubmitOptions<C> = {}) {
  const [isSending, setIsSending] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const act = useAction(call)
  const isHere = useIsHere()

  async function submit(request: SentOf<C>): Promise<ResponseOf<C> | undefined> {
    setFailed(undefined)
    setIsSending(true)
    const heldBack = await after?.()
    // Who has cancelled it while it waited wants it no more.
    const result = heldBack ?? (isHere() ? await act(request) : undefined)
    if (result !== undefined) await reread?.(result)
    setIsSending(false)
    if (result?.kind === 'answered') return result.value
    setFailed(result)
    return undefined
  }

  return { submit, isSending, failed }
}

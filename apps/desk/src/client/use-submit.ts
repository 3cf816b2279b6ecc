import type { ResponseOf } from '@ecenter/contract/call.ts'
import { useState } from 'react'
import type { Failed } from './outcome.ts'
import type { SentOf } from './post.ts'
import type { JsonCall } from './send.ts'
import { useAction } from './use-action.ts'

interface SubmitOptions {
  /** What has to come to its end before it is sent. */
  readonly after?: () => Promise<void>
}

/**
 * An action that needs no form: a button that takes a conversation, for example. `submit` answers
 * undefined after a failure, which then stands in `failed` until the next try.
 */
export function useSubmit<C extends JsonCall>(call: C, { after }: SubmitOptions = {}) {
  const [isSending, setIsSending] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const act = useAction(call)

  async function submit(request: SentOf<C>): Promise<ResponseOf<C> | undefined> {
    setFailed(undefined)
    setIsSending(true)
    await after?.()
    const outcome = await act(request)
    setIsSending(false)
    if (outcome.kind === 'answered') return outcome.value
    setFailed(outcome)
    return undefined
  }

  return { submit, isSending, failed }
}

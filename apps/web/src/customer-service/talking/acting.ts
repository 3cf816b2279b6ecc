import { newRequestId } from '@ecenter/client/request-id.ts'
import { isSettled, type Result } from '@ecenter/client/result.ts'
import type { Call, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import type { ConversationChange } from '@ecenter/contract/customer-service/conversation.ts'
import type { GenericSchema } from 'valibot'
import { send } from '../../client/send.ts'
import { isOver } from './is-over.ts'
import { openTalk } from './opening.ts'
import { isSlideNeeded, passSlide } from './slide-first.ts'
import { afterAnswer } from './talk.ts'
import { tellFailure, tellTrouble } from './trouble.ts'
import { changeTalk, useTalk } from './use-talk.ts'

/** A call that changes the conversation. */
interface TalkCall extends Call {
  readonly response: GenericSchema<ConversationChange, ConversationChange>
}

/** The request ids of tries that have no answer yet, by what was asked. */
const unacknowledged = new Map<string, string>()

/** Does something to the conversation that is no message of the customer; tells whether it was done. */
export async function act<C extends TalkCall>(
  call: C,
  request: Omit<TypedOf<C>, 'signid'>,
): Promise<boolean> {
  const { signid } = useTalk.getState()
  const result = await actQuietly(call, request)
  if (result.kind === 'answered') return true
  if (isOver(result)) await openTalk()
  // Another conversation has told of itself.
  if (useTalk.getState().signid === signid) tellFailure(result)
  return false
}

/** The same for who tells of a failure in another place. */
export async function actQuietly<C extends TalkCall>(
  call: C,
  request: Omit<TypedOf<C>, 'signid'>,
): Promise<Result<ResponseOf<C>>> {
  tellTrouble(undefined)
  const { signid } = useTalk.getState()
  const whole = { ...request, signid } as TypedOf<C>
  const key = JSON.stringify([call.path, whole])
  const requestId = unacknowledged.get(key) ?? newRequestId()
  unacknowledged.set(key, requestId)
  const result = await send(call, whole, requestId)
  if (isSettled(result)) unacknowledged.delete(key)
  if (result.kind === 'answered') {
    const { value } = result
    changeTalk(signid, (talk) => afterAnswer(talk, value))
  }
  return isSlideNeeded(result) && (await passSlide()) ? actQuietly(call, request) : result
}

import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { create } from 'zustand'
import { send } from '../../client/send.ts'
import { type UnsentMessage, useUnsentMessages } from '../../state/unsent-messages.ts'
import { isOver } from './is-over.ts'
import { openTalk } from './opening.ts'
import { isSlideNeeded, passSlide } from './slide-first.ts'
import { afterAnswer } from './talk.ts'
import { tellTrouble } from './trouble.ts'
import { changeTalk, useTalk } from './use-talk.ts'

/** The unsent messages that are on their way, by id; all others have failed. */
export const useOnTheirWay = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }))

/** What is said arrives in the order in which it was said. */
let lastSent: Promise<unknown> = Promise.resolve()

/** Says something. Until the service has it, it is kept, and shown with how it stands. */
export function say(text: string): void {
  tellTrouble(undefined)
  const message = { id: newRequestId(), requestId: newRequestId(), signid: '', text }
  useUnsentMessages.setState(({ messages }) => ({ messages: [...messages, message] }))
  sayAgain(message)
}

/** Once more; what was taken after all, and only its answer lost, is not said twice. */
export function sayAgain(message: UnsentMessage): void {
  useOnTheirWay.setState(({ ids }) => ({ ids: [...ids, message.id] }))
  lastSent = lastSent.then(async () => {
    await sendNow(message)
    useOnTheirWay.setState(({ ids }) => ({ ids: ids.filter((id) => id !== message.id) }))
  })
}

/** Until each has arrived or failed. */
export const untilSaid = (): Promise<unknown> => lastSent

/** What the line alone kept from being said is said once it is back. */
export function sayUnsent(): void {
  const { ids } = useOnTheirWay.getState()
  for (const message of useUnsentMessages.getState().messages) {
    if (message.reason === undefined && !ids.includes(message.id)) sayAgain(message)
  }
}

/** The customer would rather not say it any more. */
export function takeBack({ id }: Pick<UnsentMessage, 'id'>): void {
  useUnsentMessages.setState(({ messages }) => ({
    messages: messages.filter((each) => each.id !== id),
  }))
}

/** Where the conversation has ended meanwhile, it is said in the next one. */
async function sendNow(message: UnsentMessage, isNextTalk = false): Promise<void> {
  const { signid: known } = useTalk.getState()
  if (known === '' && (await openTalk()) !== undefined) return
  const { signid } = useTalk.getState()
  const asked = askedIn(signid, message)
  keep(asked)
  const result = await send(question, { signid, content: asked.text }, asked.requestId)
  if (result.kind === 'answered') {
    changeTalk(signid, (talk) => afterAnswer(talk, result.value))
    return takeBack(asked)
  }
  if (isOver(result) && !isNextTalk && (await openTalk()) === undefined) {
    return sendNow(asked, true)
  }
  const refused = { ...asked, reason: reasonOf(result) }
  keep(refused)
  if (isSlideNeeded(result) && (await passSlide())) await sendNow(refused, isNextTalk)
}

/** What was refused, or tried in another conversation, is another request. */
function askedIn(signid: string, message: UnsentMessage): UnsentMessage {
  const isSame = message.signid === signid && message.reason === undefined
  if (isSame || message.signid === '') return { ...message, signid }
  const { id, text } = message
  return { id, text, signid, requestId: newRequestId() }
}

function keep(message: UnsentMessage): void {
  useUnsentMessages.setState(({ messages }) => ({
    messages: messages.map((each) => (each.id === message.id ? message : each)),
  }))
}

/** Why the service would not take it; undefined where another try as it is may succeed. */
function reasonOf(failed: Failed): string | undefined {
  return failed.kind === 'rejected' && isSettled(failed) ? failed.message : undefined
}
